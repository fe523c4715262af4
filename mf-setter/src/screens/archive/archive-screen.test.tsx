import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { setPreference } from "@topout/shared/platform";

import { listSeasons, type Season } from "../../features/archive/seasons.ts";
import {
  createArchive,
  createEmptyArchive,
  findRow,
  listNames,
  openArchive,
} from "../../testing/archive.tsx";
import { clickButton } from "../../testing/gym.tsx";

const getFilter = (name: string) => screen.getByRole("combobox", { name });

const getSearch = () => screen.getByRole("status", { name: "Search params" }).textContent;

describe("the list", () => {
  test("shows the stripped routes by month, with what they were", async () => {
    await openArchive(createArchive);

    const row = await findRow("R9");
    expect(screen.getByText("2 routes, with their sends, photos and beta")).toBeVisible();
    const months = screen.getAllByRole("heading", { level: 2 });
    expect(months.map(({ textContent }) => textContent)).toEqual(["November 2025", "October 2025"]);
    expect(screen.getAllByText("1 route")).toHaveLength(2);
    expect(row).toHaveTextContent(
      /Red.*The Cave.*joana_s.*Stripped 12 Nov 2025.*up since 17 Sep.*1 send.*0 videos/,
    );
  });

  test("opens the panel of a route", async () => {
    const { user, data } = await openArchive(createArchive);

    await clickButton(user, "R9");

    expect(getSearch()).toBe(`?route=${data.r9.id}`);
  });

  test("says if nothing was stripped yet", async () => {
    await openArchive(createEmptyArchive);

    expect(await screen.findByRole("heading", { name: "Nothing stripped yet" })).toBeVisible();
    expect(screen.queryByText(/^0 routes/)).toBeNull();
  });

  test("loads again after an error", async () => {
    const { user, network } = await openArchive(createArchive, "", /archive/);

    expect(await screen.findByText("The archive couldn't load")).toBeVisible();
    network.fail(/nothing/);
    await clickButton(user, "Retry");

    expect(await findRow("R9")).toBeVisible();
  });
});

describe("the filters", () => {
  test.each([
    ["Circuit", "Red", "circuit"],
    ["Area", "The Cave", "area"],
    ["Setter", "joana_s", "setter"],
  ])("by %s are kept in the URL, and keep the focus", async (label, option, param) => {
    const { user, data } = await openArchive(createArchive);
    await findRow("G7");

    await user.selectOptions(getFilter(label), option);

    await waitFor(() => expect(listNames()).toEqual(["R9"]));
    expect(getSearch()).toContain(`?${param}=`);
    expect(getSearch()).toContain(`&gym=${data.gym.id}`);
    expect(getFilter(label)).toHaveFocus();

    await user.selectOptions(getFilter(label), "");

    await waitFor(() => expect(listNames()).toEqual(["R9", "G7"]));
    expect(getSearch()).toBe("");
  });

  test("by time show the routes of a season", async () => {
    const [autumn, summer] = listSeasons(new Date(), null) as [Season, Season];
    const { user } = await openArchive(async (api) => {
      const { strip, green } = await createEmptyArchive(api);
      const createStripped = (name: string, stripped_at: Date) =>
        strip({ set_id: green.id, name, stripped_at });
      await createStripped("G1", autumn.since);
      await createStripped("G2", new Date(autumn.since.getTime() - 1));
      await createStripped("G3", new Date(summer.since.getTime() - 1));
    }, `?time=${autumn.value}`);

    await waitFor(() => expect(listNames()).toEqual(["G1"]));
    expect(getFilter("Time")).toHaveDisplayValue(autumn.label);

    await user.selectOptions(getFilter("Time"), summer.label);

    await waitFor(() => expect(listNames()).toEqual(["G2"]));
  });

  test("end when the setter switches to another gym", async () => {
    const { user, data } = await openArchive(async (api) => ({
      ...(await createArchive(api)),
      other: await api.seed.gym({ name: "Zenith" }),
    }));
    await findRow("G7");
    await user.selectOptions(getFilter("Area"), "The Cave");
    await waitFor(() => expect(listNames()).toEqual(["R9"]));

    act(() => setPreference("gymId", data.other.id));

    expect(await screen.findByRole("heading", { name: "Nothing stripped yet" })).toBeVisible();
    expect(getFilter("Area")).toHaveDisplayValue("All areas");
  });

  test("search the names, and are reset if nothing matches", async () => {
    const { user } = await openArchive(createArchive);
    await findRow("G7");

    await user.type(screen.getByRole("searchbox", { name: "Search the archive" }), "r9");
    await waitFor(() => expect(listNames()).toEqual(["R9"]));
    await user.selectOptions(getFilter("Circuit"), "Green");
    expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeVisible();
    await clickButton(user, "Reset filters");

    await waitFor(() => expect(listNames()).toEqual(["R9", "G7"]));
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  test("ignore values in the URL that no filter has", async () => {
    await openArchive(createArchive, "?circuit=pink&setter=1&time=never");

    await waitFor(() => expect(listNames()).toEqual(["R9", "G7"]));
    expect(getFilter("Circuit")).toHaveDisplayValue("All circuits");
    expect(getFilter("Setter")).toHaveDisplayValue("All setters");
    expect(getFilter("Time")).toHaveDisplayValue("Any time");
  });
});
