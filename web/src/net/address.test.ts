import { expect, it } from "vitest";
import { localOnly, reachable } from "./address";

const told = "http://192.168.1.20:8423";

it("a page opened at this computer invites by the address on the network", () => {
  for (const origin of ["http://localhost:8423", "http://127.0.0.1:8423", "http://[::1]:8423"]) {
    expect(reachable(origin, told)).toBe(told);
  }
});

it("an address that others can use stays as it is, and without a network there is no other", () => {
  expect(reachable("https://games.example.org", told)).toBe("https://games.example.org");
  expect(reachable("http://localhost:8423", "")).toBe("http://localhost:8423");
});

it("friends elsewhere can't come to a server that only this computer knows", () => {
  expect(localOnly("http://localhost:8423", "")).toBe(true);
  expect(localOnly("http://[::1]:8423", "")).toBe(true);
  expect(localOnly("http://localhost:8423", told)).toBe(false);
  expect(localOnly("http://192.168.1.20:8423", "")).toBe(false);
});
