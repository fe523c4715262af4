import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import {
  createArchive,
  createEmptyArchive,
  DAY_MS,
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
    const { user } = await openArchive(createArchive);
    await findRow("G7");

    await user.selectOptions(getFilter(label), option);

    await waitFor(() => expect(listNames()).toEqual(["R9"]));
    expect(getSearch()).toContain(`?${param}=`);
    expect(getFilter(label)).toHaveFocus();

    await user.selectOptions(getFilter(label), "");

    await waitFor(() => expect(listNames()).toEqual(["R9", "G7"]));
    expect(getSearch()).toBe("");
  });

  test("by time show the routes of a period", async () => {
    await openArchive(async (api) => {
      const { strip, green } = await createEmptyArchive(api);
      const createStripped = (name: string, days: number) =>
        strip({ set_id: green.id, name, stripped_at: new Date(Date.now() - days * DAY_MS) });
      await createStripped("G1", 29);
      await createStripped("G2", 60);
      await createStripped("G3", 400);
    }, "?time=quarter");

    await waitFor(() => expect(listNames()).toEqual(["G1", "G2"]));
    expect(getFilter("Time")).toHaveDisplayValue("Last 3 months");
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
