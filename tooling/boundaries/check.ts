import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { checkImports } from "./check-imports.ts";

const root = resolve(import.meta.dirname, "../..");
/** Skips hidden folders, because .toolchain has a package.json and caches copies of our files. */
const packages = readdirSync(root).filter(
  (folder) => !folder.startsWith(".") && existsSync(join(root, folder, "package.json")),
);

const { modules, violations } = await checkImports(root, packages);

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
console.log(`${modules} modules, ${violations.length} import rule violations`);
// If the parser reads no modules, it cannot find a violation.
if (modules === 0 || violations.length > 0) process.exitCode = 1;
