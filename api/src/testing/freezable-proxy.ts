import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

import { onTestFinished } from "vitest";

/** Starts a TCP proxy until the test ends. After `freeze`, it keeps its connections open but sends nothing more. */
export async function startFreezableProxy(targetPort: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const target = connect(targetPort, "127.0.0.1");
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
      from.on("data", (data) => isFrozen || to.write(data));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    port: address.port,
    freeze: () => {
      isFrozen = true;
    },
  };
}
