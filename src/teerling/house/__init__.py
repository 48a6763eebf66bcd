"""The house (application layer): all that is done for a page, whichever way it asks; no framework, database or process.

There are two doors to it: `server` lets pages in over HTTP and WebSockets, and `page` lets one in that has all of this
inside itself. What each door brings along is behind two interfaces: where things are kept (`store`), and where it is
thought (`work`).
"""
