"""The card game behind `livereload`, which loads the browser's page anew when a file has changed.

    live_reload.py FOLDER PORT
"""

import sys

from livereload import Server

folder, port = sys.argv[1:]
server = Server()
server.watch(folder)
server.serve(root=folder, host="127.0.0.1", port=int(port))
