"""The only room with a network: HTTP and WebSocket, the store, the live tables."""
