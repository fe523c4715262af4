import { type CDPSession, chromium } from "@playwright/test";
import { startProgram } from "@topout/e2e/program";
import { BUDGET } from "@topout/tooling/cold-dashboard";
import { findChromium } from "@topout/tooling/browser";

/** Far above what anything takes here, so that scripts asked for in one round stand apart from the next. */
const LATENCY_MS = 400;

interface Script {
  readonly url: string;
  readonly bytes: number;
  /** When it was asked for, in milliseconds. */
  readonly at: number;
}

/** Loads `/` in a browser that has nothing, and prints what its scripts cost beside the bar. */
export async function coldDashboard(): Promise<boolean> {
  const program = await startProgram();
  try {
    const scripts = await scriptsOf(program.url);
    const rounds = roundsOf(scripts);
    for (const [index, round] of rounds.entries()) {
      for (const { bytes, url } of round) {
        console.log(
          `  round ${index + 1}  ${String(bytes).padStart(7)} B  ${new URL(url).pathname}`,
        );
      }
    }
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    console.log(
      `Cold dashboard, in Chromium: ${(bytes / 1024).toFixed(1)} KiB of script on the wire (bar ${BUDGET.bytes / 1024}), ` +
        `${scripts.length} requests (bar ${BUDGET.requests}), ${rounds.length} rounds (bar ${BUDGET.rounds})`,
    );
    return (
      bytes <= BUDGET.bytes && scripts.length <= BUDGET.requests && rounds.length <= BUDGET.rounds
    );
  } finally {
    await program.stop();
  }
}

async function scriptsOf(site: string): Promise<Script[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const scripts = await watch(await page.context().newCDPSession(page));
    await page.goto(site);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    // What comes later is fetched ahead of need, for screens that are not asked for yet.
    return [...scripts.values()];
  } finally {
    await browser.close();
  }
}

/** Counts scripts as they come. */
async function watch(session: CDPSession): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  session.on("Network.requestWillBeSent", ({ requestId, type, request, timestamp }) => {
    if (type === "Script") {
      scripts.set(requestId, { url: request.url, bytes: 0, at: timestamp * 1000 });
    }
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) scripts.set(requestId, { ...script, bytes: script.bytes + encodedDataLength });
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return scripts;
}

/** Scripts that were asked for together; the next round had to wait for the one before. */
function roundsOf(scripts: readonly Script[]): Script[][] {
  const rounds: Script[][] = [];
  let last = -Infinity;
  for (const script of scripts.toSorted((one, other) => one.at - other.at)) {
    if (script.at - last > LATENCY_MS / 2) rounds.push([]);
    rounds.at(-1)?.push(script);
    last = script.at;
  }
  return rounds;
}
