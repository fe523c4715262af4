import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { notifications } from "@topout/shared/platform";

import { clickButton, clickUndo, getTitles } from "../../testing/gym.tsx";
import {
  chooseResetAction,
  createGymWithDraft,
  findResetRow,
  getDialog,
  openResets,
} from "../../testing/resets.tsx";

describe("Publish", () => {
  test("shows what changes in each circuit, then changes the wall", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseResetAction(user, "The Cave", "Publish");
    const dialog = getDialog("Publish");
    expect(await within(dialog).findByText("1 stay, 1 come down, 0 go up")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Publish" }));

    const row = await screen.findByText("Published");
    expect(row.closest("li")).toHaveTextContent("The Cave");
    await expect.poll(getTitles).toEqual(["Reset published"]);
    expect(await data.listDays()).toEqual([null]);
    expect((await data.listResets()).map(({ name }) => name)).toEqual(["The Cave"]);
  });

  test("starts the new sets that the setter chooses", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseResetAction(user, "The Cave", "Publish");
    await user.click(await screen.findByRole("switch", { name: "New set for Green" }));

    await waitFor(() => expect(screen.getByRole("switch")).toBeChecked());
    expect((await data.listResets()).map(({ new_sets }) => new_sets)).toEqual([[data.circuit.id]]);
  });

  test("does not publish what another setter has changed meanwhile", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");
    await chooseResetAction(user, "The Cave", "Publish");
    await screen.findByRole("switch");
    await data.send("PATCH", `resets/${data.draft.id}`, { strip_add: [data.g2.id] });

    await user.click(within(getDialog("Publish")).getByRole("button", { name: "Publish" }));

    await expect.poll(getTitles).toEqual(["Not published"]);
    expect(await screen.findByText("0 stay, 2 come down, 0 go up")).toBeInTheDocument();
    expect(await data.listDays()).toHaveLength(2);
  });
});

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

  test("is in the notification of a publication", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");
    await chooseResetAction(user, "The Cave", "Publish");
    const dialog = within(getDialog("Publish"));
    await dialog.findByRole("switch");
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await expect.poll(getTitles).toEqual(["Reset published"]);

    clickUndo();

    await expect.poll(getTitles).toContain("Reset undone");
    expect(await data.listDays()).toHaveLength(2);
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
