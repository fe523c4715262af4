import { runProgram } from "./run-program.mjs";

runProgram("tooling/bootstrap/serve.ts", process.argv.slice(2));
