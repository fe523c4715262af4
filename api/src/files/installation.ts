import { extname } from "node:path";

/** Whether this is an installed package. It contains JavaScript, the repository TypeScript. */
export const isInstalledPackage = extname(import.meta.filename) === ".js";

/** What the operator writes before the name of a command. */
export const topoutCommand = isInstalledPackage ? "topout" : "npm run topout --";
