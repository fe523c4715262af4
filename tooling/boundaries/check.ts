import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { cruiseImports } from "./cruise.ts";

const root = resolve(import.meta.dirname, "../..");
/** The toolchain's hidden folder is a package too, and holds what tools remember of ours. */
const packages = readdirSync(root).filter(
  (folder) => !folder.startsWith(".") && existsSync(join(root, folder, "package.json")),
);

const { modules, breaches } = await cruiseImports(root, packages);

for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`);
console.log(`${modules} modules, ${breaches.length} imports that break a rule`);
// A parser that reads nothing would let everything pass.
if (modules === 0 || breaches.length > 0) process.exitCode = 1;
