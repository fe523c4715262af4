import { execWithToolchain } from "./exec-with-toolchain.mjs";

/** Runs pnpm without installing the dependencies first, for commands that change the dependencies. */
execWithToolchain("tooling/bootstrap/run-pnpm.ts");
