/** Runs pnpm without installing the dependencies first, for commands that change the dependencies. */
import { execWithToolchain } from "./exec-with-toolchain.mjs";

execWithToolchain("tooling/bootstrap/run-pnpm.ts");
