import { run } from "./run.mjs";

run("tooling/build/build.ts");
