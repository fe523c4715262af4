import type { CDPSession } from "@playwright/test";
import { simulateHttp2 } from "@topout/e2e/simulate-http2";

import { launchBrowser } from "../launch-browser.ts";
import { measureUnfederatedBytes } from "./unfederated.ts";

/** Much longer than any local request, so that rounds of script requests can be distinguished. */
const LATENCY_MS = 400;

interface Script {
  readonly url: string;
  readonly bytes: number;
  /** The time of the request, in milliseconds. */
  readonly requestedAt: number;
}

/** The scripts that the browser loads for `/` with an empty cache. */
export interface ColdDashboard {
  /** Transferred bytes. */
  readonly bytes: number;
  readonly requests: number;
  readonly rounds: number;
  /** The size of the same source, built without federation. */
  readonly unfederatedBytes: number;
}

/** Loads `/` with an empty cache, as with HTTP/2. Prints and measures its scripts. */
export async function measureColdDashboard(siteUrl: string): Promise<ColdDashboard> {
  const scripts = await recordScripts(siteUrl);
  const rounds = groupByRound(scripts);
  for (const [index, round] of rounds.entries()) {
    for (const { bytes, url } of round) {
      console.log(`  round ${index + 1}  ${String(bytes).padStart(7)} B  ${new URL(url).pathname}`);
    }
  }
  return {
    bytes: scripts.reduce((sum, script) => sum + script.bytes, 0),
    requests: scripts.length,
    rounds: rounds.length,
    unfederatedBytes: await measureUnfederatedBytes(),
  };
}

async function recordScripts(siteUrl: string): Promise<Script[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(simulateHttp2);
    const scripts = await observeScripts(await page.context().newCDPSession(page));
    await page.goto(siteUrl);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    // Later requests preload other screens and are not counted.
    return [...scripts.values()];
  } finally {
    await browser.close();
  }
}

/** Records script requests and their transferred bytes. */
async function observeScripts(session: CDPSession): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  session.on("Network.requestWillBeSent", ({ requestId, type, request, timestamp }) => {
    if (type === "Script") {
      scripts.set(requestId, { url: request.url, bytes: 0, requestedAt: timestamp * 1000 });
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

/** Groups scripts by round. The scripts of a round are requested after those of the previous round have loaded. */
function groupByRound(scripts: readonly Script[]): Script[][] {
  const rounds: Script[][] = [];
  let lastRequestedAt = -Infinity;
  for (const script of scripts.toSorted((a, b) => a.requestedAt - b.requestedAt)) {
    if (script.requestedAt - lastRequestedAt > LATENCY_MS / 2) rounds.push([]);
    rounds.at(-1)?.push(script);
    lastRequestedAt = script.requestedAt;
  }
  return rounds;
}
