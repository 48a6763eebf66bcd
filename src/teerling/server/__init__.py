"""The server: HTTP and WebSocket, the store, the live tables. No other room has a network."""
