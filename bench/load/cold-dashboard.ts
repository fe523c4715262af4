import { type CDPSession, chromium } from "@playwright/test";
import { startProgram } from "@topout/e2e/program";
import { BAR } from "@topout/tooling/cold-dashboard";
import { findChromium } from "@topout/tooling/browser";

interface Script {
  readonly url: string;
  /** How many scripts, one after the other, had to arrive before this one was asked for; 1 for the document's own. */
  readonly round: number;
  readonly bytes: number;
}

/** Loads `/` in a browser that has nothing, and prints what its scripts cost beside the bar. */
export async function coldDashboard(): Promise<boolean> {
  const program = await startProgram();
  try {
    const scripts = await scriptsOf(program.url);
    for (const { round, bytes, url } of scripts) {
      console.log(`  round ${round}  ${String(bytes).padStart(7)} B  ${new URL(url).pathname}`);
    }
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    const rounds = Math.max(...scripts.map(({ round }) => round));
    console.log(
      `Cold dashboard, in Chromium: ${(bytes / 1024).toFixed(1)} KiB of script on the wire (bar ${BAR.bytes / 1024}), ` +
        `${scripts.length} requests (bar ${BAR.requests}), ${rounds} rounds (bar ${BAR.rounds})`,
    );
    return bytes <= BAR.bytes && scripts.length <= BAR.requests && rounds <= BAR.rounds;
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
    const watched = watch(await page.context().newCDPSession(page));
    await page.goto(site);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    return watched();
  } finally {
    await browser.close();
  }
}

/** Counts scripts as they come; the returned function gives those that belong to the first screen. */
function watch(session: CDPSession): () => Script[] {
  const asked = new Map<string, { url: string; by: string | undefined }>();
  const arrived = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, type, request, initiator }) => {
    if (type !== "Script" && !request.url.endsWith(".js")) return;
    const by = initiator.stack?.callFrames[0]?.url ?? initiator.url;
    asked.set(requestId, { url: request.url, by });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    arrived.set(requestId, (arrived.get(requestId) ?? 0) + encodedDataLength);
  });
  void session.send("Network.enable");

  const roundOf = (url: string | undefined): number => {
    const script = [...asked.values()].find((candidate) => candidate.url === url);
    return script ? 1 + roundOf(script.by) : 0;
  };
  return () =>
    [...asked]
      .filter(([, { url }]) => !warmed(url))
      .map(([id, { url }]) => ({ url, round: roundOf(url), bytes: arrived.get(id) ?? 0 }));
}

/** What is fetched ahead of need once the first screen stands. */
const warmed = (url: string) => /\/remotes\/(?!climber\/)/.test(url);
