import { run } from "./run.mjs";

const [program = "", ...args] = process.argv.slice(2);
run(program, args);
