import { resolve } from "node:path";

import { packShared } from "./pack-shared.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, process.argv[2] ?? "dist/packages/shared");

await packShared(root, folder);
console.log(`${folder} contains @topout/shared. To publish it: npm publish ${folder}`);
