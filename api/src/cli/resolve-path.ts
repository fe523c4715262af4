import { resolve } from "node:path";

/** Resolves a path against the user's working directory, because pnpm runs commands in the project's folder. */
export const resolvePath = (file: string): string => resolve(process.env["INIT_CWD"] ?? "", file);
