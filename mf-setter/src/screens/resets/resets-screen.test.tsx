import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import {
  chooseResetAction,
  createGymWithDraft,
  createGymWithoutResets,
  findResetRow,
  getDialog,
  listResetNames,
  openResets,
} from "../../testing/resets.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubDesktop = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const getLocation = () => screen.getByRole("status", { name: "Path" });
const getPath = () => getLocation().textContent;

describe("the list of resets", () => {
  test("shows what comes down, the status and the day, in this order", async () => {
    const { data } = await openResets(async (api) => {
      const gym = await createGymWithDraft(api);
      await gym.send("PATCH", `resets/${gym.draft.id}`, { leaves_on: "2999-12-01" });
      return gym;
    });

    const row = await findResetRow("The Cave");
    expect(row).toHaveTextContent(/Draft.*Leaves .* 1 Dec.*1 down.*0 up.*noor_/);
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

    await waitFor(() => expect(getPath()).toMatch(/resets\/.+/));
    const [reset] = await data.listResets();
    expect(getPath()).toBe(`/route_setting/resets/${reset?.id}`);
  });

  test("opens the draft before its screen has loaded the lists again", async () => {
    const { user, network } = await openResets(createGymWithoutResets);
    await screen.findByRole("heading", { name: "No resets yet" });
    network.hold(/GET .*resets/);

    await clickButton(user, "New reset");

    await waitFor(() => expect(getPath()).toMatch(/resets\/.+/));
  });

  test("does not open the draft of a setter who has left the screen", async () => {
    stubDesktop();
    const { user, network } = await openResets(createGymWithoutResets);
    await screen.findByRole("heading", { name: "No resets yet" });
    const release = network.hold(/POST/);

    await clickButton(user, "New reset");
    await user.click(screen.getByRole("link", { name: "Archive" }));
    expect(getLocation()).toHaveAttribute("aria-busy", "true");
    release();

    await waitFor(() => expect(getLocation()).toHaveAttribute("aria-busy", "false"));
    expect(getPath()).toBe("/route_setting/archive");
  });
});

describe("a draft", () => {
  test("opens from its row", async () => {
    const { user, data } = await openResets(createGymWithDraft);

    await user.click(await screen.findByRole("link", { name: "Continue The Cave" }));

    expect(getPath()).toBe(`/route_setting/resets/${data.draft.id}`);
  });

  test("is renamed, and loses its name again", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseResetAction(user, "The Cave", "Rename");
    await user.type(screen.getByRole("textbox", { name: /Name/ }), "Winter");
    await clickButton(user, "Save");

    expect(await findResetRow("Winter")).toBeVisible();
    await expect.poll(getTitles).toEqual(["Reset renamed"]);
    await chooseResetAction(user, "Winter", "Rename");
    await user.clear(within(getDialog("Rename")).getByRole("textbox", { name: /Name/ }));
    await clickButton(user, "Save");
    expect(await findResetRow("The Cave")).toBeVisible();
    expect((await data.listResets()).map(({ name }) => name)).toEqual([null]);
  });

  test("announces the day of its routes, and clears it", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseResetAction(user, "The Cave", "Announce a day");
    await user.type(screen.getByLabelText(/Pick a day/), "2999-12-01");
    await clickButton(user, "Announce");

    expect(await screen.findByText(/^Leaves .* 1 Dec$/)).toBeVisible();
    expect(await data.listDays()).toEqual(["2999-12-01", null]);
    await chooseResetAction(user, "The Cave", "Announce a day");
    await clickButton(user, "Clear the day");
    await expect.poll(() => data.listDays()).toEqual([null, null]);
  });

  test("is deleted after a confirmation, and nothing on the wall changes", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");

    await chooseResetAction(user, "The Cave", "Delete this draft");
    await clickButton(user, "Delete draft");

    expect(await screen.findByRole("heading", { name: "No resets yet" })).toBeVisible();
    await expect.poll(getTitles).toEqual(["Draft Deleted"]);
    expect(await data.listDays()).toEqual([null, null]);
  });

  test("that another setter has deleted leaves the list", async () => {
    const { user, data } = await openResets(createGymWithDraft);
    await findResetRow("The Cave");
    await data.send("DELETE", `resets/${data.draft.id}`);

    await chooseResetAction(user, "The Cave", "Rename");
    await clickButton(user, "Save");

    expect(await screen.findByRole("heading", { name: "No resets yet" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
