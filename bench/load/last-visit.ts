import type { Browser, CDPSession, Page } from "@playwright/test";
import { LISTS, waitUntilDataStored, waitUntilSnapshotStored } from "@topout/e2e/service-worker";

const LISTS_OF_USER = [/\/users\/me$/, /\/climbs\/me$/, /\/projects\/me$/];

/** Waits until the service worker has stored what the next visit to the dashboard shows. */
export async function waitUntilDashboardIsStored(page: Page): Promise<void> {
  await waitUntilSnapshotStored(page, ["climber"]);
  await waitUntilDataStored(page, [...LISTS, ...LISTS_OF_USER]);
}

/** Throttles the network of the running service worker until the session is detached. */
export async function throttleWorker(
  browser: Browser,
  conditions: Readonly<Record<string, number | boolean>>,
): Promise<CDPSession> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  const worker = targetInfos.find(({ type }) => type === "service_worker");
  if (!worker) throw new Error("No service worker is running");
  // Playwright has no session of a worker, so the browser's session forwards the commands.
  const { sessionId } = await session.send("Target.attachToTarget", {
    targetId: worker.targetId,
    flatten: false,
  });
  const commands = [
    { id: 1, method: "Network.enable" },
    { id: 2, method: "Network.emulateNetworkConditions", params: conditions },
  ];
  for (const command of commands) await sendToTarget(session, sessionId, command);
  return session;
}

interface Command {
  readonly id: number;
  readonly method: string;
}

async function sendToTarget(session: CDPSession, sessionId: string, command: Command) {
  const result = new Promise<void>((resolve, reject) => {
    session.on("Target.receivedMessageFromTarget", ({ message }) => {
      const { id, error } = JSON.parse(message);
      if (id !== command.id) return;
      if (error) reject(new Error(`${command.method}: ${error.message}`));
      else resolve();
    });
  });
  await session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify(command) });
  await result;
}
