import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";

import { expect, onTestFinished, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Starts a registry in which all versions of fastify have a vulnerability. */
async function startRegistry(severity: string) {
  const askedPackages: string[] = [];
  const advisory = {
    id: 1,
    url: "https://registry.example/advisories/1",
    title: "A vulnerability",
    severity,
    vulnerable_versions: "*",
    cwe: [],
    cvss: { score: 5, vectorString: null },
  };
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    askedPackages.push(...Object.keys((await json(request)) as object));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ fastify: [advisory] }));
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, askedPackages };
}

test.each([
  { severity: "critical", code: 1 },
  { severity: "moderate", code: 1 },
  { severity: "low", code: 0 },
])(
  "npm run audit exits with $code for a vulnerability with the severity $severity",
  { timeout: 60_000 },
  async ({ severity, code }) => {
    const { url, askedPackages } = await startRegistry(severity);
    const manifest = JSON.parse(await readFile(resolve(root, "package.json"), "utf8")) as {
      readonly scripts: Readonly<Record<string, string>>;
    };

    const child = spawn("sh", ["-c", `${manifest.scripts["audit"]} --registry=${url}`], {
      cwd: root,
      stdio: "ignore",
    });

    expect(await once(child, "exit")).toEqual([code, null]);
    expect(askedPackages).toContain("react");
    expect(askedPackages).not.toContain("knip");
  },
);
