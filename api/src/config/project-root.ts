import { resolve } from "node:path";

/** The project's folder. Relative paths in the configuration are relative to this folder. */
export const projectRoot = resolve(import.meta.dirname, "../../..");
