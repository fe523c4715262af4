import { describe, expect, test } from "vitest";

import {
  findRegistry,
  findShellFilesUrl,
  insertRegistry,
  parseFileHashes,
  parseRegistry,
  toAbsoluteUrls,
} from "./snapshot.ts";

const createDocument = (registry = "") =>
  `<head><meta name="shell-files" content="/assets/shell-files-1.json"><script type="application/json" id="registry">${registry}</script></head>`;
const registry = { schema: 1, remotes: { climber: { integrity: { "/a.js": "sha384-a" } } } };

describe("findShellFilesUrl", () => {
  test("returns the URL of the list of the shell's files", () => {
    expect(findShellFilesUrl(createDocument())).toBe("/assets/shell-files-1.json");
  });

  test("returns undefined for a Wi-Fi login page", () => {
    expect(findShellFilesUrl("<h1>Log in to the Wi-Fi</h1>")).toBeUndefined();
  });
});

describe("insertRegistry", () => {
  test("escapes the registry, so that no text in it ends the script", () => {
    const html = insertRegistry(createDocument(), { text: "</script>$1" });

    expect(JSON.parse(findRegistry(html))).toEqual({ text: "</script>$1" });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  test("replaces the registry in the document", () => {
    const html = insertRegistry(createDocument('{"schema":1}'), registry);

    expect(html).toBe(createDocument(JSON.stringify(registry)));
  });
});

describe("parseRegistry", () => {
  test("accepts a registry", () => {
    expect(parseRegistry(JSON.stringify(registry))).toEqual(registry);
  });

  test.each([
    "",
    "<h1>Log in</h1>",
    "null",
    '{"schema":2,"remotes":{}}',
    '{"schema":1,"remotes":{"climber":{}}}',
    '{"schema":1,"remotes":{"climber":{"integrity":{},"gradual":{}}}}',
    '{"schema":1,"remotes":{"climber":{"integrity":{"/a.js":"md5-a"}}}}',
  ])("rejects %j", (text) => {
    expect(() => parseRegistry(text)).toThrow(/invalid|JSON/);
  });
});

test("parseFileHashes rejects a list without hashes", () => {
  expect(() => parseFileHashes('{"/assets/a.js":true}')).toThrow("invalid");
});

test("toAbsoluteUrls keeps the origin of a remote on another one", () => {
  const hashes = { "/a.js": "sha384-a", "https://climber.example/b.js": "sha384-b" };

  expect(toAbsoluteUrls(hashes, "https://topout.example")).toEqual({
    "https://topout.example/a.js": "sha384-a",
    "https://climber.example/b.js": "sha384-b",
  });
});
