import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { ChangeAnnouncer } from "./change-announcer.ts";
import { CHANNEL, type Topic } from "./topics.ts";

/** Creates an announcer, and a connection that receives its notifications. */
async function setUp() {
  const { db, url, drop } = await createTestDatabase();
  const listener = new Client({ connectionString: url });
  const notifications: string[][] = [];
  listener.on("notification", ({ payload = "" }) => {
    notifications.push((JSON.parse(payload) as { topics: string[] }).topics);
  });
  await listener.connect();
  await listener.query(`listen ${CHANNEL}`);
  onTestFinished(async () => {
    await listener.end();
    await drop();
  });
  return { db, announcer: new ChangeAnnouncer(db), notifications };
}

describe("ChangeAnnouncer", () => {
  test("sends the changes that commit during a notification with the next one", async () => {
    const { announcer, notifications } = await setUp();

    announcer.announce(["gyms"]);
    announcer.announce(["sets:a"]);
    announcer.announce(["sets:a", "routes:b"]);
    await announcer.close();

    await vi.waitFor(
      () => expect(notifications).toEqual([["gyms"], ["sets:a", "routes:b"]]),
      20_000,
    );
  });

  test("sends all lists of a kind if more than 50 have changed", async () => {
    const { announcer, notifications } = await setUp();

    announcer.announce(Array.from({ length: 51 }, (_, n): Topic => `routes:${n}`));
    await announcer.close();

    await vi.waitFor(() => expect(notifications).toEqual([["routes"]]), 20_000);
  });

  test("repeats a failed notification after a second", async () => {
    const { db, announcer, notifications } = await setUp();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const execute = vi.spyOn(db, "execute").mockRejectedValueOnce(new Error("lost"));

    announcer.announce(["gyms"]);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await announcer.close();

    expect(execute).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(notifications).toEqual([["gyms"]]), 20_000);
  });
});
