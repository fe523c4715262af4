import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

test("Node.js parses a short list of exports for each file that imports drizzle-orm", async () => {
  const file = new URL("package.json", import.meta.resolve("drizzle-orm"));
  const { exports } = JSON.parse(await readFile(file, "utf8")) as { readonly exports: object };

  // Without our patch there are more than 400. See patches/README.md.
  expect(Object.keys(exports).length).toBeLessThan(10);
});
