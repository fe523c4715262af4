import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { clickButton, getTitles, type User } from "../../testing/gym.tsx";
import {
  createGymWithDraft,
  createGymWithoutResets,
  findResetRow,
  listResetNames,
  openResets,
} from "../../testing/resets.tsx";

async function chooseAction(user: User, reset: string, action: string) {
  await clickButton(user, `${reset}, more`);
  await user.click(screen.getByRole("menuitem", { name: action }));
}

const getPath = () => screen.getByRole("status", { name: "Path" }).textContent;

const getDialog = (name: string) => screen.getByRole("dialog", { name });

describe("the list of resets", () => {
  test("shows what comes down, the status and the day, in this order", async () => {
    const { data } = await openResets(async (api) => {
      const gym = await createGymWithDraft(api);
      await gym.send("PATCH", `resets/${gym.draft.id}`, { leaves_on: "2999-12-01" });
      return gym;
    });

    const row = await findResetRow("The Cave");
    expect(row).toHaveTextContent(
      /Draft.*Leaves .* 1 Dec.*Started 24 Nov 2025.*1 down, 0 up.*noor_/,
    );
    expect(await data.listDays()).toEqual(["2999-12-01", null]);
  });

  test("loads older resets", async () => {
    const { user } = await openResets(async (api) => {
      const { gym } = await createGymWithoutResets(api);
      for (let day = 1; day <= 11; day += 1) {
        const created_at = new Date(Date.UTC(2026, 10, day));
        await api.seed.reset({ gym_id: gym.id, name: `Day ${day}`, created_at });
      }
    });
    await findResetRow("Day 11");
    expect(listResetNames()).not.toContain("Day 1");

    await clickButton(user, "Load more resets");

    await waitFor(() => expect(listResetNames()).toHaveLength(11));
    expect(screen.getByRole("link", { name: "Day 1" })).toHaveFocus();
  });

  test("loads again after an error", async () => {
    const { user, network } = await openResets(createGymWithDraft, /gyms\/.*\/resets/);

    expect(await screen.findByText("The resets couldn't load")).toBeVisible();
    network.fail(/nothing/);
    await clickButton(user, "Retry");

    expect(await findResetRow("The Cave")).toBeVisible();
  });
});

describe("New reset", () => {
  test("creates the first draft without a dialog, and opens it", async () => {
    const { user, data } = await openResets(createGymWithoutResets);
    expect(await screen.findByRole("heading", { name: "No resets yet" })).toBeVisible();

    await clickButton(user, "New reset");

    expect(await findResetRow("Untitled reset")).toHaveTextContent(/Draft.*0 down, 0 up/);
    const [reset] = await data.listResets();
    await waitFor(() => expect(getPath()).toBe(`/route_setting/resets/${reset?.id}`));
    expect(screen.getByRole("button", { name: "New reset" })).toBeVisible();
  });
});

describe("a draft", () => {
  test("opens from its row", async () => {
    const { user, data } = await openResets(createGymWithDraft);

    await user.click(await screen.findByRole("link", { name: "The Cave" }));

    expect(getPath()).toBe(`/route_setting/resets/${data.draft.id}`);
  });

  test("is renamed, and loses its name again", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseAction(user, "The Cave", "Rename");
    await user.type(screen.getByRole("textbox", { name: /Name/ }), "Winter");
    await clickButton(user, "Save");

    expect(await findResetRow("Winter")).toBeVisible();
    await expect.poll(getTitles).toEqual(["Reset renamed"]);
    await chooseAction(user, "Winter", "Rename");
    await user.clear(within(getDialog("Rename")).getByRole("textbox", { name: /Name/ }));
    await clickButton(user, "Save");
    expect(await findResetRow("The Cave")).toBeVisible();
    expect((await data.listResets()).map(({ name }) => name)).toEqual([null]);
  });

  test("announces the day of its routes, and clears it", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseAction(user, "The Cave", "Announce a day");
    await user.type(screen.getByLabelText(/Pick a day/), "2999-12-01");
    await clickButton(user, "Announce");

    expect(await screen.findByText(/^Leaves .* 1 Dec$/)).toBeVisible();
    expect(await data.listDays()).toEqual(["2999-12-01", null]);
    await chooseAction(user, "The Cave", "Announce a day");
    await clickButton(user, "Clear the day");
    await expect.poll(() => data.listDays()).toEqual([null, null]);
  });

  test("is deleted after a confirmation, and nothing on the wall changes", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseAction(user, "The Cave", "Delete this draft");
    await clickButton(user, "Delete draft");

    expect(await screen.findByRole("heading", { name: "No resets yet" })).toBeVisible();
    await expect.poll(getTitles).toEqual(["Draft Deleted"]);
    expect(await data.listDays()).toEqual([null, null]);
  });

  test("that another setter has deleted leaves the list", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");
    await data.send("DELETE", `resets/${data.draft.id}`);

    await chooseAction(user, "The Cave", "Rename");
    await clickButton(user, "Save");

    expect(await screen.findByRole("heading", { name: "No resets yet" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("Publish", () => {
  test("shows what changes in each circuit, then changes the wall", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseAction(user, "The Cave", "Publish");
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

    await chooseAction(user, "The Cave", "Publish");
    await user.click(await screen.findByRole("switch", { name: "New set for Green" }));

    await waitFor(() => expect(screen.getByRole("switch")).toBeChecked());
    expect((await data.listResets()).map(({ new_sets }) => new_sets)).toEqual([[data.circuit.id]]);
  });

  test("does not publish what another setter has changed meanwhile", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");
    await chooseAction(user, "The Cave", "Publish");
    await screen.findByRole("switch");
    await data.send("PATCH", `resets/${data.draft.id}`, { strip_add: [data.g2.id] });

    await user.click(within(getDialog("Publish")).getByRole("button", { name: "Publish" }));

    await expect.poll(getTitles).toEqual(["Not published"]);
    expect(await screen.findByText("0 stay, 2 come down, 0 go up")).toBeInTheDocument();
    expect(await data.listDays()).toHaveLength(2);
  });
});
