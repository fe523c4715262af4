import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { createIdempotencyKey } from "@topout/shared/api/staff";
import { notifications } from "@topout/shared/platform";

import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

/** The screen reads the changes of other setters every 5 seconds. */
const POLL = { timeout: 20_000 };

test("the routes of another setter are announced, and have a badge", async () => {
  const { user, data } = await openReset();
  await clickButton(user, "Next");
  await screen.findByRole("application");

  await data.addDraft({ circuit_id: data.b1.circuit_id, name: "B3" }, data.mika);

  expect(await screen.findByText("mika.h added 1", undefined, POLL)).toBeVisible();
  await waitFor(
    () => expect(document.querySelector(".setter-badges")).toHaveTextContent(/^M$/),
    POLL,
  );
});

test("a route gets another name if another setter has placed one with the same name before", async () => {
  const { user, data, network } = await openReset();
  await clickButton(user, "Next");
  (await screen.findByRole("application")).focus();
  const earlierId = createIdempotencyKey();
  await user.keyboard("{ArrowRight}{Enter}");
  await screen.findByText("G3 placed, The Slab, 1 new");

  // The new routes are loaded before the reset, which names their setters.
  const release = network.hold(/GET .*resets\/[^/]+$/);
  const earlier = { id: earlierId, circuit_id: data.g1.circuit_id, name: "G3" };
  await data.addDraft(earlier, data.mika);
  const listNames = async () => (await data.listNew()).map(({ name }) => name).sort();
  await expect.poll(listNames, POLL).toEqual(["G3", "G4"]);
  release();

  await expect
    .poll(() => notifications.getState().list, POLL)
    .toMatchObject([{ title: "G3 is now G4", message: "mika.h placed G3 too." }]);
  expect((await data.listNew()).find(({ id }) => id === earlierId)?.name).toBe("G3");
});
