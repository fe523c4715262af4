import { once } from "node:events";
import { connect } from "node:net";

/** Sends bytes over a new connection. Returns all received bytes after the connection closes. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (bytes) => (received += bytes.toString()));
  socket.write(text);
  await once(socket, "close");
  return received;
}
