"""A separate process that floods one table and prints the code with which its socket was closed."""

from __future__ import annotations

import sys
import threading

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def main() -> None:
    address, code, cookie = sys.argv[1:]
    address = address.replace("http", "ws", 1) + f"ws/tables/{code}"
    with connect(address, additional_headers={"Cookie": f"pentakl_guest={cookie}"}, compression=None) as socket:
        reader = threading.Thread(target=read_to_the_end, args=(socket,))
        reader.start()
        number = 0
        try:
            while True:
                number += 1
                socket.send(f'{{"id": "{number}", "do": "ping"}}')
        except ConnectionClosed as closed:
            sys.stdout.write(f"{closed.rcvd.code if closed.rcvd is not None else 1006}\n")
        reader.join()


def read_to_the_end(socket: ClientConnection) -> None:
    for _ in socket:
        pass


if __name__ == "__main__":
    main()
