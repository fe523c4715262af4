import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cacheNames } from "./cache-names.ts";
import { readState } from "./snapshot-store.ts";
import { createMemoryCaches, listUrls } from "./testing/memory-caches.ts";
import { addVisitedRemotes, updateSnapshot } from "./update-snapshot.ts";

const ORIGIN = "https://topout.example";
const registry = {
  schema: 1,
  remotes: { climber: { integrity: { "/remotes/climber/a.js": "sha384-a" } } },
};
const served: Readonly<Record<string, string>> = {
  "/": `<meta name="shell-files" content="/assets/files.json"><script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
  "/assets/files.json": JSON.stringify({ "/assets/main.js": "sha384-m" }),
  "/assets/main.js": "main",
  "/remotes/climber/a.js": "climber",
};
const FILES = [`${ORIGIN}/assets/main.js`, `${ORIGIN}/remotes/climber/a.js`];

beforeEach(async () => {
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("self", { clients: { matchAll: async () => [] } });
  vi.stubGlobal("caches", createMemoryCaches());
  vi.stubGlobal("fetch", async (url: string) => {
    const text = served[new URL(url, ORIGIN).pathname];
    if (text === undefined) throw new TypeError("Failed to fetch");
    return new Response(text);
  });
  await updateSnapshot();
  await addVisitedRemotes(["climber"]);
});

afterEach(() => void vi.unstubAllGlobals());

const listFiles = async () => (await listUrls(cacheNames.files)).sort();

describe("the next update", () => {
  test("stores the files again that the browser has deleted, although the version is the same", async () => {
    await caches.delete(cacheNames.files);

    await updateSnapshot();

    expect(await listFiles()).toEqual(FILES);
  });

  test.each(["", "null", "[]", '{"snapshots":5}', '{"snapshots":[{"id":"1"}],"visited":[5]}'])(
    "replaces a damaged state: %s",
    async (text) => {
      const cache = await caches.open(cacheNames.snapshots);
      await cache.put("/service-worker-state", new Response(text));
      expect(await readState()).toEqual({ snapshots: [], visited: [] });

      await updateSnapshot();

      expect((await readState()).snapshots).toHaveLength(1);
    },
  );
});
