import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

/** The screen reads the changes of other setters every 5 seconds. */
const POLL = { timeout: 20_000 };

const expectAnnouncement = async (text: string) =>
  expect(await screen.findByText(text)).toHaveAttribute("role", "status");

test("says which new route is under the crosshair, and what happens to it", async () => {
  const { user, data, network } = await openReset();
  await clickButton(user, "Next");
  await waitFor(() => expect(screen.getByRole("application")).toHaveFocus());
  await data.addDraft({ circuit_id: data.b1.circuit_id, name: "B3", x: 80, y: 0 }, data.mika);
  // The route and its setter are two queries.
  await screen.findByRole("application", { name: "What goes up, 1 new" }, POLL);
  await waitFor(
    () => expect(document.querySelector(".setter-badges")).toHaveTextContent(/^M$/),
    POLL,
  );
  network.disconnect();
  await user.keyboard("{ArrowRight}{Enter}");
  await expectAnnouncement("G3 placed, The Slab, 2 new");

  await user.keyboard("{ArrowRight}");
  await expectAnnouncement("G3, Green, The Slab, new, not saved yet");
  await user.keyboard("{Shift>}{ArrowRight>15/}{/Shift}");
  await expectAnnouncement("B3, Black, The Slab, new, placed by mika.h");
  await user.keyboard("{Enter}");
  await expectAnnouncement("B3 selected");
  await user.keyboard("{Shift>}{ArrowLeft>25/}{/Shift}{Enter}");

  await expectAnnouncement("B3 moved, The Cave");
});

test("says what the keys of the map do", async () => {
  const { user } = await openReset();
  expect(screen.getByRole("listbox")).toHaveAccessibleDescription(/Space takes it down/);

  await clickButton(user, "Next");

  expect(await screen.findByRole("application")).toHaveAccessibleDescription(/Enter places/);
});
