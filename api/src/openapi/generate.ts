/** Writes api/openapi.json, or with `--check` fails where the committed one is stale. */
import { readFileSync, writeFileSync } from "node:fs";

import { createOpenApiDocument } from "./document.ts";

const file = new URL("../../openapi.json", import.meta.url);
const wanted = `${JSON.stringify(createOpenApiDocument(), undefined, 2)}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, "utf8") !== wanted) {
  process.stderr.write("api/openapi.json is stale: run `node api/src/openapi/generate.ts`.\n");
  process.exitCode = 1;
}
