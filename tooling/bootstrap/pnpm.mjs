import { runPnpm } from "./run-program.mjs";

runPnpm(process.argv.slice(2));
