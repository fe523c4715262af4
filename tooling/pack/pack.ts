import { rm } from "node:fs/promises";
import { resolve } from "node:path";

import { packPackages } from "./pack-packages.ts";
import { publishedPackages } from "./published-packages.ts";

const root = resolve(import.meta.dirname, "../..");
const target = resolve(root, "dist/packages");

await rm(target, { recursive: true, force: true });
await packPackages(root, target);
console.log("To publish the packages:");
for (const { folder } of publishedPackages) console.log(`  npm publish ${resolve(target, folder)}`);
