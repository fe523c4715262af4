import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { getTitles } from "@topout/shared/testing";

import { clickButton, clickUndo } from "../../testing/gym.tsx";
import {
  createGymWithoutSends,
  createGymWithReset,
  createUsedGym,
  findGrade,
  openInsights,
} from "../../testing/insights.tsx";

/** All media queries match: a desktop. */
const showDesktop = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

afterEach(() => vi.unstubAllGlobals());

const findUntouched = () => screen.findByRole("list", { name: "Nobody tried for 14 days" });

describe("the figures", () => {
  test("are those of the wall", async () => {
    await openInsights(createUsedGym);

    expect(await screen.findByText("sent on the first try")).toBeVisible();
    const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures).toEqual(["83%", "1.2", "14.5 days", "2 routes"]);
    expect(screen.getByText("3 routes, 3 climbers in 90 days")).toBeVisible();
  });

  test("are missing until three climbers have sent something", async () => {
    await openInsights(createGymWithoutSends);

    expect(await screen.findByRole("heading", { name: "Not enough sends yet" })).toBeVisible();
    expect(screen.getByText("Figures appear once 3 climbers have sent something.")).toBeVisible();
    expect(screen.getByText("1 route, fewer than 3 climbers in 90 days")).toBeVisible();
  });

  test("include the scans of labels", async () => {
    await openInsights(async (api) => {
      const data = await createGymWithoutSends(api);
      await api.fetchAnonymously(`/api/codes/${data.g1.code}?via=label`);
      return data;
    });

    const scans = await screen.findByRole("region", { name: "Scans in the last 28 days" });
    expect(within(scans).getByRole("listitem")).toHaveTextContent("G11");
  });

  test("load again after an error", async () => {
    const { user, network } = await openInsights(createUsedGym, /insights/);

    expect(await screen.findByText("The insights couldn't load")).toBeVisible();
    network.restore();
    await clickButton(user, "Retry");

    expect(await screen.findByText("sent on the first try")).toBeVisible();
  });

  test("can be those of an area, a circuit and another time, which the URL keeps", async () => {
    const { user, data } = await openInsights(createUsedGym);
    await screen.findByText("3 routes, 3 climbers in 90 days");

    await clickButton(user, "Filters");
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "30");

    expect(await screen.findByText("3 routes, 3 climbers in 30 days")).toBeVisible();
    const search = screen.getByRole("status", { name: "Search params" });
    expect(search).toHaveTextContent(`?days=30&gym=${data.gym.id}`);
    expect(screen.getByRole("combobox", { name: "Time" })).toHaveFocus();
  });
});

describe("the pyramid", () => {
  test("compares the grades with their targets, from the hardest to the easiest one in use", async () => {
    showDesktop();
    await openInsights(createUsedGym);

    expect(await findGrade("V2")).toEqual({
      label: "0 on the wall, target 2",
      cells: ["0 of 2", "fewer than 3", "fewer than 3"],
    });
    expect(await findGrade("V1")).toEqual({
      label: "1 on the wall, target 3",
      cells: ["1 of 3", "fewer than 3", "fewer than 3"],
    });
    expect(await findGrade("V0")).toEqual({
      label: "1 on the wall, target 1",
      cells: ["1 of 1", "67%", "1.3"],
    });
    expect(screen.getByText("1 route has a grade outside the scale")).toBeVisible();
    expect(screen.queryByRole("rowheader", { name: "VB" })).toBeNull();
    expect(screen.queryByRole("rowheader", { name: "V3" })).toBeNull();
  });

  test("shows one view at a time on a phone", async () => {
    const { user } = await openInsights(createUsedGym);
    expect((await findGrade("V0")).cells).toEqual(["1 of 1"]);

    await user.click(screen.getByRole("radio", { name: "Flash" }));
    expect((await findGrade("V0")).cells).toEqual(["67%"]);

    await user.click(screen.getByRole("radio", { name: "Tries" }));
    expect((await findGrade("V0")).cells).toEqual(["1.3"]);
  });

  test("shows what a planned reset changes", async () => {
    await openInsights(createGymWithReset);

    await waitFor(async () =>
      expect(await findGrade("V1")).toEqual({
        label: "1 on the wall, target 3, 3 after the reset",
        cells: ["1 of 3", "3 +2"],
      }),
    );
    expect(await findGrade("V0")).toEqual({
      label: "1 on the wall, target 1, 0 after the reset",
      cells: ["1 of 1", "0 −1"],
    });
    const name = screen.getByText("The Cave and Black");
    expect(name.parentElement).toHaveTextContent(
      "After The Cave and Black, V1 meets its target. V2 stays 2 short.",
    );
  });

  test("offers targets to those who may edit the gym", async () => {
    await openInsights(async (api) => {
      const data = await createGymWithoutSends(api);
      await api.seed.updateUser(data.user.id, { is_superuser: true });
      return data;
    });

    expect(await screen.findByRole("link", { name: "Set targets" })).toHaveAttribute(
      "href",
      "/gyms",
    );
  });

  test("has no targets to set for other setters", async () => {
    await openInsights(createGymWithoutSends);

    expect((await findGrade("V0")).label).toBe("1 on the wall");
    expect(screen.queryByRole("link", { name: "Set targets" })).toBeNull();
  });
});

test("the map has a table with the weeks of each area", async () => {
  await openInsights(createUsedGym);

  const header = await screen.findByRole("rowheader", { name: "The Cave" });

  expect(header.closest("tr")).toHaveTextContent("The Cave3 weeks3");
});

describe("the routes that nobody tried", () => {
  test("are those without a climb for longest, after those that few have tried", async () => {
    await openInsights(createUsedGym);

    const rows = within(await findUntouched()).getAllByRole("listitem");

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "G2The Cavefewer than 3Add to reset",
      "G1The Cave16 daysAdd to reset",
    ]);
  });

  test("can be added to the planned reset, and Undo takes them out", async () => {
    const { user, data } = await openInsights(createGymWithReset);
    const list = await findUntouched();
    expect(within(list).getByText("Comes down")).toBeVisible();

    await clickButton(user, "Add to reset, G2");

    await expect.poll(getTitles).toEqual(["G2 comes down in The Cave and Black"]);
    await waitFor(() => expect(within(list).getAllByText("Comes down")).toHaveLength(2));
    clickUndo();
    expect(await screen.findByRole("button", { name: "Add to reset, G2" })).toBeVisible();
    expect(await data.listStrips()).toEqual([[data.g1.id]]);
  });

  test("start a draft if there is none, which Undo removes again", async () => {
    const { user, data } = await openInsights(createUsedGym);

    await clickButton(user, "Add to reset, G2");

    await expect.poll(getTitles).toEqual(["G2 comes down in a new reset"]);
    expect(await data.listStrips()).toEqual([[data.g2.id]]);
    clickUndo();
    expect(await screen.findByRole("button", { name: "Add to reset, G2" })).toBeVisible();
    await waitFor(async () => expect(await data.listStrips()).toEqual([]));
  });
});
