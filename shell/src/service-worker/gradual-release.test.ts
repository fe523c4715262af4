import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { cacheNames } from "./cache-names.ts";
import { createMemoryCaches, listUrls } from "./testing/memory-caches.ts";
import { addVisitedRemotes, updateSnapshot } from "./update-snapshot.ts";

const ORIGIN = "https://topout.example";

const registry = {
  schema: 1,
  remotes: {
    climber: {
      integrity: { "/climber/v/1/a.js": "sha384-a" },
      gradual: { integrity: { "/climber/v/2/a.js": "sha384-b" } },
    },
  },
};
const served: Readonly<Record<string, string>> = {
  "/": `<meta name="shell-files" content="/files.json"><script id="registry">${JSON.stringify(registry)}</script>`,
  "/files.json": "{}",
  "/climber/v/1/a.js": "one",
  "/climber/v/2/a.js": "two",
};

beforeEach(() => {
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("caches", createMemoryCaches());
  vi.stubGlobal(
    "fetch",
    async (url: string) => new Response(served[new URL(url, ORIGIN).pathname]),
  );
});

afterEach(() => vi.unstubAllGlobals());

test("the worker stores the files of the live and of the gradual release, because the page selects", async () => {
  await updateSnapshot();

  await addVisitedRemotes(["climber"]);

  expect(await listUrls(cacheNames.files)).toEqual([
    `${ORIGIN}/climber/v/1/a.js`,
    `${ORIGIN}/climber/v/2/a.js`,
  ]);
});
