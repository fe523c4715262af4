import { runProgram } from "./run-program.mjs";

const [program = "", ...args] = process.argv.slice(2);
runProgram(program, args);
