import { MAX_SERVER_ERROR_MS, MAX_SERVER_ERRORS } from "@topout/shared/outbox/engine";
import { notifications, outboxState, withOutbox } from "@topout/shared/platform";
import { act, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { findBar, findDialog, openPage } from "./testing/open-page.tsx";

test("shows that a tap is not saved after minutes of server errors, and can retry it", async () => {
  const { network, user, log, fetchClimbs } = await openPage();
  network.fail(/^POST/);
  await log();
  await expect.poll(() => outboxState.getState().isWaiting).toBe(true);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + MAX_SERVER_ERROR_MS });
  onTestFinished(() => void vi.useRealTimers());
  for (let count = 1; count < MAX_SERVER_ERRORS; count += 1) {
    await act(() => withOutbox((outbox) => outbox.replay()));
  }

  expect(await findBar()).toHaveTextContent("1 not saved");
  expect(notifications.getState().list).toContainEqual(
    expect.objectContaining({ type: "warning", title: "Not saved yet" }),
  );
  await user.click(within(await findBar()).getByRole("button", { name: "Show" }));
  const dialog = await findDialog("Waiting changes");
  expect(within(dialog).getByRole("listitem")).toHaveTextContent(
    "Send of P1Not saved yet: Something went wrong on our side.",
  );
  expect(within(dialog).getByRole("button", { name: "Discard: Send of P1" })).toBeVisible();

  network.restore();
  await user.click(within(dialog).getByRole("button", { name: "Try now" }));

  expect(await screen.findByText("Everything is saved.")).toBeVisible();
  expect(await fetchClimbs()).toHaveLength(1);
});
