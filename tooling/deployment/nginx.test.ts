import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(resolve(root, file), "utf8");

/** Returns the directives of each block, without those of the blocks in it. */
function parseBlocks(text: string): string[][] {
  const blocks: string[][] = [[]];
  const open = [blocks[0] ?? []];
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.endsWith("{")) {
      const block: string[] = [];
      blocks.push(block);
      open.push(block);
    } else if (line === "}") open.pop();
    else open.at(-1)?.push(line);
  }
  expect(open).toHaveLength(1);
  return blocks;
}

const SECURITY_HEADERS = [
  "add_header X-Content-Type-Options $missing_nosniff always;",
  "add_header Content-Security-Policy $missing_policy always;",
];
const REPLACED_HEADERS = [
  "proxy_set_header X-Forwarded-For $remote_addr;",
  "proxy_set_header X-Request-Id $request_id;",
  'proxy_set_header traceparent "";',
];

describe.each(["topout.conf", "topout-bucket.conf", "media-cache.conf"])(
  "nginx/%s",
  async (file) => {
    const text = await read(`docs/nginx/${file}`);
    const blocks = parseBlocks(text);
    const startsWith = (name: string) => (line: string) => line.startsWith(`${name} `);

    test("adds the security headers to what nginx sends itself", () => {
      // A server has them for its locations, and a location with headers of its own inherits none.
      const sending = blocks.filter(
        (block) => block.some(startsWith("listen")) || block.some(startsWith("add_header")),
      );

      expect(sending.length).toBeGreaterThan(0);
      for (const block of sending) {
        expect(block).toEqual(expect.arrayContaining(SECURITY_HEADERS));
      }
    });

    test("replaces the headers that the program trusts", () => {
      const forwarding = blocks.filter((block) => block.some(startsWith("proxy_set_header Host")));

      expect(forwarding.length).toBeGreaterThan(0);
      for (const block of forwarding) {
        expect(block).toEqual(expect.arrayContaining(REPLACED_HEADERS));
      }
    });
  },
);

test("Caddy replaces the headers that the program trusts", async () => {
  expect(await read("docs/operations.md")).toMatch(
    /reverse_proxy 127\.0\.0\.1:8080 \{\s+header_up X-Request-Id \{http\.request\.uuid\}\s+header_up -traceparent\s+\}/,
  );
  expect(await read("compose.yaml")).toMatch(
    /- --header-up\s+- "X-Request-Id: \{http\.request\.uuid\}"\s+- --header-up\s+- "Traceparent: none"/,
  );
});
