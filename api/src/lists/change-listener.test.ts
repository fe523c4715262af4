import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { ChangeListener } from "./change-listener.ts";
import { CHANNEL } from "../database/topics.ts";

async function startListener({ areNotificationsLost = false } = {}) {
  const { db, url, drop } = await createTestDatabase();
  const notify = async (payload: string) => {
    const channel = areNotificationsLost ? "another_channel" : CHANNEL;
    await db.execute(sql`select pg_notify(${channel}, ${payload})`);
  };
  const states: boolean[] = [];
  const onTopics = vi.fn<(topics: readonly string[]) => void>();
  const listener = new ChangeListener({
    connection: { connectionString: url },
    origin: "this process",
    notify,
    probeTimeoutMs: areNotificationsLost ? 50 : 5_000,
    onTopics,
    onConnectionChange: (isConnected) => states.push(isConnected),
  });
  onTestFinished(async () => {
    await listener.close();
    await drop();
  });
  await listener.start();
  return { notify, states, onTopics };
}

describe("ChangeListener", () => {
  test("is connected after it receives its own notification, and forwards those of other processes", async () => {
    const { notify, states, onTopics } = await startListener();
    expect(states).toEqual([true]);
    expect(onTopics).not.toHaveBeenCalled();

    await notify(JSON.stringify({ origin: "another process", topics: ["gyms"] }));

    await vi.waitFor(() => expect(onTopics).toHaveBeenCalledWith(["gyms"]), { timeout: 20_000 });
  });

  test("is not connected if LISTEN succeeds but no notification arrives", async () => {
    const { states } = await startListener({ areNotificationsLost: true });

    expect(states).toEqual([false]);
  });
});
