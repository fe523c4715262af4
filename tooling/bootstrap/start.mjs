import { run } from "./run.mjs";

run("tooling/bootstrap/serve.ts", process.argv.slice(2));
