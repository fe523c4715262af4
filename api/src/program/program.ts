import type { Config } from "../config/config.ts";
import { openResources } from "./resources.ts";
import { startApi } from "./start-api.ts";
import { startJobWorker } from "./start-job-worker.ts";
import { StartupError } from "../errors/startup-error.ts";

export interface Program {
  /** Where it can be opened; a worker serves nothing. */
  readonly address: string | undefined;
  /** Lets what is under way come to its end, then stops what it started. */
  readonly stop: () => Promise<void>;
}

interface Circumstances {
  /** Tells the person who started it. */
  readonly say: (line: string) => void;
  /** Told once why the program, which has started, cannot go on. */
  readonly fail: (reason: Error) => void;
  /** Ends the start before it is over. */
  readonly signal: AbortSignal;
}

/** Starts everything that the configuration asks for, and stops what had started where one thing cannot. */
export async function startProgram(config: Config, circumstances: Circumstances): Promise<Program> {
  const started = new AsyncDisposableStack();
  try {
    const address = await startParts(started, config, circumstances);
    return { address, stop: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startParts(
  started: AsyncDisposableStack,
  config: Config,
  { say, fail, signal }: Circumstances,
): Promise<string | undefined> {
  const foundation = await openResources(config, { started, say, fail, signal });
  const halves: (() => Promise<void>)[] = [];
  // Side by side: requests and jobs have the same time to come to their end.
  started.defer(async () => void (await Promise.all(halves.map((end) => end()))));

  const onStarted = (end: () => Promise<void>) => void halves.push(end);
  const serves = config.mode !== "worker";
  const address = serves
    ? await startApi(config, foundation, { say, signal, onStarted })
    : undefined;
  if (config.mode !== "api") {
    const worker = await startJobWorker(config, foundation, address ?? knownAddress(config));
    onStarted(worker.stop);
  }
  return address;
}

/** A worker alone is started with one: see config.ts. */
function knownAddress({ publicUrl }: Config): string {
  if (publicUrl === undefined) throw new StartupError("PUBLIC_URL must be set");
  return publicUrl;
}
