import { execWithToolchain } from "./exec-with-toolchain.mjs";

/** Runs a program of the project. Arguments: `<program> [arguments]`. Works with Node 20 or newer. */
execWithToolchain("tooling/bootstrap/install-and-run.ts");
