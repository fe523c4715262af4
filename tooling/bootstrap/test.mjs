import { run } from "./run.mjs";

run("tooling/check/check.ts");
