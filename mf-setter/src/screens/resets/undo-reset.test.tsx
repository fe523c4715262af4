import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { notifications } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import { createGymWithDraft, findResetRow, openResets } from "../../testing/resets.tsx";

describe("Undo", () => {
  const openPublished = async () => {
    const view = await openResets(async (api) => {
      const gym = await createGymWithDraft(api);
      await gym.send("POST", `resets/${gym.draft.id}/publish`, { version: 2 });
      return gym;
    });
    await findResetRow("The Cave");
    return view;
  };

  test("makes a reset a draft again after a confirmation, and its routes are on the wall", async () => {
    const { user, data } = await openPublished();
    expect(await findResetRow("The Cave")).toHaveTextContent(/Published.*Undo until .*, \d\d:\d\d/);

    await clickButton(user, "Undo The Cave");
    const dialog = within(screen.getByRole("alertdialog", { name: "Undo this reset" }));
    expect(dialog.getByText("The route that came down is on the wall again.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Undo reset" }));

    await expect.poll(getTitles).toEqual(["Reset undone"]);
    await waitFor(async () =>
      expect(await findResetRow("The Cave")).toHaveTextContent(/Undone.*by noor_/),
    );
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(await data.listDays()).toHaveLength(2);
    expect(screen.getByRole("link", { name: "The Cave" })).toBeVisible();
  });

  test("says why a reset stays if its route was restored and stripped again", async () => {
    const { user, data } = await openPublished();
    await data.send("POST", "routes/change_many", {
      routes: [{ id: data.g1.id, version: data.g1.version + 1 }],
      restore: true,
    });
    await data.send("POST", "routes/change_many", {
      routes: [{ id: data.g1.id, version: data.g1.version + 2 }],
      strip: true,
    });

    await clickButton(user, "Undo The Cave");
    await clickButton(user, "Undo reset");

    await expect.poll(getTitles).toEqual(["Not undone"]);
    const [notification] = notifications.getState().list;
    expect(notification?.message).toBe("noor_ changed these routes since, so this reset stays.");
    expect(await findResetRow("The Cave")).toHaveTextContent("Published");
  });
});
