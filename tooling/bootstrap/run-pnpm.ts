/** The second step of pnpm.mjs. Runs pnpm with the project's store. Arguments: `<pnpm> [arguments]`. */
import { resolve } from "node:path";

import { createPnpmEnvironment } from "./dependencies.ts";
import { execNode } from "./exec-node.mjs";

const root = resolve(import.meta.dirname, "../..");

execNode(process.execPath, process.argv.slice(2), createPnpmEnvironment(root));
