import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";

import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";

import { readConfig } from "../config/config.ts";
import { DEFAULT_SERVER_LIMITS } from "../config/server-limits.ts";
import { serveFault } from "../program/serve-fault.ts";
import { serveMetrics } from "../program/serve-metrics.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { createTestApi, openTestApi, UNKNOWN_ID } from "../testing/index.ts";
import { browserHeaders, createTestSite, siteFiles } from "../testing/test-site.ts";
import { endpoints } from "./contracts.ts";
import { sendRaw } from "./testing/send-raw.ts";

const source = resolve(import.meta.dirname, "..");

const EXPECTED = [
  /^x-content-type-options: nosniff\r$/m,
  /^content-security-policy: .*frame-ancestors 'none'.*\r$/m,
  /^referrer-policy: same-origin\r$/m,
];

/** Returns which headers are missing that every response has. */
function findMissing(headers: string | Headers): RegExp[] {
  const text =
    typeof headers === "string"
      ? headers.toLowerCase()
      : [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return EXPECTED.filter((header) => !header.test(text));
}

const listen = async (app: FastifyInstance) =>
  Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);

test("one function creates all servers of the program", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter(
    (file) => !/\.test\.ts$|(^|\/)testing\//.test(file),
  );
  const creators = files.filter((file) =>
    /\b(Fastify|fastify|createSecureServer|http\.createServer)\(/.test(
      readFileSync(resolve(source, file), "utf8"),
    ),
  );

  expect(creators).toEqual(["http/create-server.ts"]);
});

describe("a response of the API", () => {
  const openApi = openTestApi();
  afterAll(async () => (await openApi).close());

  test.each([...endpoints.keys()])("to %s has the security headers", async (name) => {
    const [method = "", path = ""] = name.split(" ");
    const api = await openApi;
    const url = `/api${path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`;

    // Without an access token, and with a method that no endpoint has.
    expect(findMissing((await api.fetchAnonymously(url, { method })).headers)).toEqual([]);
    expect(findMissing((await api.fetchAnonymously(url, { method: "OPTIONS" })).headers)).toEqual(
      [],
    );
  });

  test.each(["", "/docs", "/docs/swagger-ui.css", "/uploads/videos", "/nowhere", "/%ff"])(
    "to %j has the security headers",
    async (path) => {
      const { fetchAnonymously } = await openApi;

      for (const method of ["GET", "POST", "PATCH", "HEAD"]) {
        expect(findMissing((await fetchAnonymously(`/api${path}`, { method })).headers)).toEqual(
          [],
        );
      }
    },
  );

  test("above the limit of connections has the security headers", async () => {
    const serverLimits = { ...DEFAULT_SERVER_LIMITS, connectionsPerIpAddress: 1 };
    const { app } = await createTestApi({ config: { serverLimits } });
    const port = await listen(app);
    const other = connect(port, "127.0.0.1");
    onTestFinished(() => void other.destroy());
    await once(other, "connect");

    const received = await sendRaw(port, "GET / HTTP/1.1\r\nHost: t\r\n\r\n");

    expect(received).toMatch(/^HTTP\/1\.1 429 /);
    expect(findMissing(received)).toEqual([]);
  });
});

test.each(["/", "/gyms/1", "/nowhere.js", "/remotes.json", ...Object.keys(siteFiles)])(
  "the file %s has the security headers",
  async (path) => {
    const { app } = await createTestSite();
    const url = path.replace(/^site/, "").replace(/^(remotes|secret)/, "/$1");

    const { headers } = await app.inject({ url, headers: browserHeaders });

    expect(findMissing(new Headers(headers as Record<string, string>))).toEqual([]);
  },
);

const requests = {
  "invalid HTTP": "hello?\r\n\r\n",
  "headers that are too long": `GET / HTTP/1.1\r\nHost: t\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
  "two lengths":
    "POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "an unknown path": "GET /nowhere HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n",
  "a path that cannot be decoded": "GET /%ff HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n",
  "the metrics": "GET /metrics HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n",
  "the health": "GET /api/health HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n",
};

const servers: Readonly<Record<string, () => Promise<number>>> = {
  "the API": async () => listen((await createTestApi()).app),
  "the metrics": async () => {
    const port = await getFreePort();
    onTestFinished(await serveMetrics({ port, host: "127.0.0.1" }));
    return port;
  },
  "a program that cannot start": async () => {
    const port = await getFreePort();
    const config = readConfig({ PORT: `${port}`, LOG_LEVEL: "error" });
    const fault = {
      kind: "schema",
      message: "The migration failed.",
      cause: new Error("x"),
    } as const;
    onTestFinished(await serveFault(config, fault));
    return port;
  },
};

describe.each(Object.entries(servers))("the server of %s", (_name, start) => {
  test("sends the security headers with every response", async () => {
    const port = await start();

    for (const text of Object.values(requests)) {
      const received = await sendRaw(port, text);
      expect(received).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
      expect(findMissing(received)).toEqual([]);
    }
  });
});
