import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

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
