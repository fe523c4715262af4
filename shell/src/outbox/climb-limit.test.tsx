import { TEST_LIMITS } from "@topout/api/testing";
import { notifications, outboxState, withOutbox } from "@topout/shared/platform";
import { act, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { findBar, findDialog, openPage } from "./testing/open-page.tsx";

const LIMIT = 3;
const HOUR_MS = 60 * 60_000;
/** The longest random delay that the outbox adds to Retry-After. */
const MAX_DELAY_MS = 60_000;

async function openPageWithLimit() {
  const page = await openPage({
    config: { limits: { ...TEST_LIMITS, climbsPerUser: LIMIT } },
  });
  const fetchIds = async () =>
    (await page.fetchClimbs()).map((climb) => (climb as { id: string }).id).toSorted();
  return { ...page, fetchIds };
}

const getPendingIds = () =>
  outboxState
    .getState()
    .entries.map(({ operation }) => (operation.type === "log" ? operation.climb.id : undefined));

/** Testing Library cannot wait while the timers are paused. */
const getBarText = () => screen.queryByRole("region", { name: "Waiting changes" })?.textContent;

/** Resolves when the outbox waits again. Joins a replay that is running. */
const replay = () => act(() => withOutbox((outbox) => outbox.replay()));

/** Records the climbs that wait, now and after each change of the outbox. */
function recordPendingIds() {
  const changes = [getPendingIds()];
  onTestFinished(outboxState.subscribe(() => void changes.push(getPendingIds())));
  return changes;
}

/** Returns the messages of all notifications with the title, also of those that are no longer visible. */
function recordMessages(title: string) {
  const messages = new Map<string, unknown>();
  const unsubscribe = notifications.subscribe(({ list }) => {
    for (const entry of list) {
      if (entry.title === title) messages.set(entry.id, entry.message);
    }
  });
  onTestFinished(unsubscribe);
  return () => [...messages.values()];
}

/** From here on, only the test moves the timers of the outbox. */
function pauseTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("saves climbs that were logged offline in several hours, and explains the limit once", async () => {
  const { api, network, log, fetchIds } = await openPageWithLimit();
  const getReasons = recordMessages("Not saved yet");
  const getErrors = recordMessages("Error");
  const getSaved = recordMessages("Saved");
  pauseTimers();
  network.disconnect();
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push((await log()).id);
  await expect.poll(getBarText).toContain("8 waiting");
  const changes = recordPendingIds();
  const waitForAnHour = async () => {
    await api.db.execute(
      "update rate_counts set window_start = window_start - interval '62 minutes'",
    );
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS + MAX_DELAY_MS));
  };

  network.reconnect();
  act(() => void dispatchEvent(new Event("online")));
  await expect
    .poll(getReasons)
    .toEqual(["You've logged a lot in the last hour. We'll save the rest later."]);
  expect(await fetchIds()).toEqual(ids.slice(0, LIMIT));
  expect(getPendingIds()).toEqual(ids.slice(LIMIT));
  await expect.poll(getBarText).toContain("5 waiting");

  await replay();
  expect(getPendingIds()).toEqual(ids.slice(LIMIT));

  await waitForAnHour();
  await expect.poll(getPendingIds).toEqual(ids.slice(2 * LIMIT));
  await replay();
  expect(await fetchIds()).toEqual(ids.slice(0, 2 * LIMIT));

  await waitForAnHour();
  await expect.poll(getSaved).toEqual(["8 waiting changes"]);
  expect(await fetchIds()).toEqual(ids);
  expect(getReasons()).toHaveLength(1);
  expect(getErrors()).toEqual([]);
  // One after the other, oldest first.
  for (const pending of changes) expect(pending).toEqual(ids.slice(ids.length - pending.length));
  expect([...new Set(changes.map(({ length }) => length))]).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test("says in the list of waiting taps why they wait", async () => {
  const { user, log, fetchIds } = await openPageWithLimit();
  for (let count = 0; count <= LIMIT; count += 1) await log();

  await user.click(within(await findBar()).getByRole("button", { name: "Show" }));

  expect(await findDialog("Waiting changes")).toHaveTextContent(
    "You've logged a lot in the last hour. These are kept on this device, and we'll save them later.",
  );
  expect(await fetchIds()).toHaveLength(LIMIT);
});
