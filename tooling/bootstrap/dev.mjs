import { run } from "./run.mjs";

run("tooling/dev/dev.ts");
