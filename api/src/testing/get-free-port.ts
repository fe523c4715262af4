import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port that refuses each connection. No system assigns it to a program that asks for any free
 * port, and `fetch` accepts it (port 1 is on the list of blocked ports).
 */
export const CLOSED_PORT = 2;

/** Systems assign ports for `listen(0)` and for outgoing connections above this range. */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;
const MAX_ATTEMPTS = 20;

/**
 * Returns a port that no process listens on. The system does not assign it to another process
 * before the caller listens on it.
 */
export async function getFreePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = once(server, "listening").then(
    () => true,
    () => false,
  );
  server.listen(port, "127.0.0.1");
  if (!(await isListening)) return false;
  server.close();
  await once(server, "close");
  return true;
}
