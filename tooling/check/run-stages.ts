import { availableParallelism } from "node:os";

import { runStage, type StageResult } from "./run-stage.ts";
import type { Stage } from "./stages.ts";
import { formatSummary } from "./test-counts.ts";

/**
 * Runs the stages until one fails, and returns its exit code. First runs those that only read sources, several at the
 * same time.
 */
export async function runStages(root: string, stages: readonly Stage[]): Promise<number> {
  const sourceStages = stages.filter(({ readsSources }) => readsSources);
  // A single one need not wait with its output.
  const concurrent = sourceStages.length > 1 ? sourceStages : [];
  const results = concurrent.length > 0 ? await runConcurrently(root, concurrent) : [];
  for (const stage of stages.filter((other) => !concurrent.includes(other))) {
    if (results.some(hasFailed)) break;
    results.push(await runAlone(root, stage));
  }
  console.log(`\n${formatSummary(results.map(({ counts }) => counts))}`);
  return results.find(hasFailed)?.exitCode ?? 0;
}

const hasFailed = ({ exitCode }: StageResult): boolean => exitCode !== 0;

async function runAlone(root: string, stage: Stage): Promise<StageResult> {
  printTitle(stage);
  const start = performance.now();
  const result = await runStage(root, stage);
  printResult(stage, result, start);
  return result;
}

/** Prints the output of each stage when it ends. Starts no stage after one has failed. */
async function runConcurrently(root: string, stages: readonly Stage[]): Promise<StageResult[]> {
  console.log(`\nRunning ${stages.map(({ name }) => name).join(", ")} …`);
  const results: StageResult[] = [];
  const queue = stages.values();
  const runNext = async () => {
    for (const stage of queue) {
      const start = performance.now();
      let output = "";
      const result = await runStage(root, stage, (text) => {
        output += text;
      });
      printTitle(stage);
      process.stdout.write(output);
      printResult(stage, result, start);
      results.push(result);
      if (results.some(hasFailed)) return;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext));
  return results;
}

const printTitle = ({ name }: Stage): void =>
  console.log(`\n── ${name} ${"─".repeat(Math.max(3, 60 - name.length))}`);

function printResult({ name }: Stage, { exitCode }: StageResult, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
}
