"""The door of a page that needs no server: the house runs inside it, as Python in a worker of the browser (Pyodide).

`main` begins it there. Everything that only a browser has is behind small interfaces, so that all of it runs, and is
tested, anywhere: where things are kept (`disk`), where it is thought (`work`), and what is said to the page (`door`).
"""
