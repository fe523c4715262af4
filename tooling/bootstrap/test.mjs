import { runProgram } from "./run-program.mjs";

runProgram("tooling/check/check.ts", process.argv.slice(2));
