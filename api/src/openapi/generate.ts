/** Writes api/openapi.json. With `--check`, fails if the committed file is outdated. */
import { readFileSync, writeFileSync } from "node:fs";

import { createOpenApiDocument } from "./document.ts";

const file = new URL("../../openapi.json", import.meta.url);
const expected = `${JSON.stringify(createOpenApiDocument(), undefined, 2)}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, expected);
} else if (readFileSync(file, "utf8") !== expected) {
  process.stderr.write("api/openapi.json is outdated. Run `npm run openapi`.\n");
  process.exitCode = 1;
}
