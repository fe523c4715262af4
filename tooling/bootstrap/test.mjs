import { run } from "./run.mjs";

run("tooling/check/check.ts", process.argv.slice(2));
