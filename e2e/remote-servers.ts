import { createReadStream } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { type RemoteName, remoteEntries } from "@topout/shared/remote";

export interface RemoteServers {
  readonly origins: Readonly<Record<RemoteName, string>>;
  readonly stop: () => void;
}

/**
 * Serves each remote from a separate origin, as if each team hosted its remote on its own server. Moves the releases
 * out of the folder that the program serves, and updates the registry.
 */
export async function serveRemotes(remotesDir: string): Promise<RemoteServers> {
  const servers = await Promise.all(
    remoteEntries.map(async ([name]) => {
      const folder = `${remotesDir}.${name}`;
      await rename(path.join(remotesDir, name), folder);
      return [name, await serveScripts(folder)] as const;
    }),
  );
  const origins = Object.fromEntries(servers.map(([name, { origin }]) => [name, origin]));
  const registryFile = path.join(remotesDir, "remotes.json");
  const registry = await readFile(registryFile, "utf8");
  await writeFile(
    registryFile,
    registry.replaceAll(/"\/remotes\/(\w+)\//g, (_, name: string) => `"${origins[name]}/`),
  );
  return {
    // Object.fromEntries types the keys as plain strings.
    origins: origins as Record<RemoteName, string>,
    stop: () => servers.forEach(([, { stop }]) => stop()),
  };
}

/** Starts a file server from which any page may load scripts. */
async function serveScripts(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", "text/javascript");
    createReadStream(path.join(folder, path.normalize(pathname)))
      .on("error", () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
