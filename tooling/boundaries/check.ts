import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { checkImports } from "./check-imports.ts";

const root = resolve(import.meta.dirname, "../..");
/** The toolchain's hidden folder is a package too, and holds what tools remember of ours. */
const packages = readdirSync(root).filter(
  (folder) => !folder.startsWith(".") && existsSync(join(root, folder, "package.json")),
);

const { modules, violations } = await checkImports(root, packages);

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
console.log(`${modules} modules, ${violations.length} imports that break a rule`);
// A parser that reads nothing would let everything pass.
if (modules === 0 || violations.length > 0) process.exitCode = 1;
