import type { Door } from "./door";

/** The door to a server, over the network. */
export const door: Door = {
  ask(path, body, signal) {
    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    return fetch(`/api/${path}`, body === undefined ? {} : { ...post, signal });
  },

  wire(table, heard) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/live/${encodeURIComponent(table)}`);
    socket.onopen = () => heard.open();
    socket.onmessage = (event) => heard.message(String(event.data));
    socket.onclose = () => heard.close();
    return socket;
  },
};
