import { run } from "./run.mjs";

run("tooling/bootstrap/serve.ts");
