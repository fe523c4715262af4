import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { clickButton } from "../../testing/gym.tsx";
import {
  CAVE_CODE,
  createLabelledGym,
  findPrintButton,
  getPrintedPages,
  openLabels,
  stubTextMeasuring,
} from "../../testing/labels.tsx";

beforeEach(stubTextMeasuring);

const getSearch = () => screen.getByRole("status", { name: "Search params" }).textContent;
const getNames = () =>
  getPrintedPages()
    .flat()
    .map((texts) => texts[2]);
const formatCode = (code = "") => `${code.slice(0, 3)} ${code.slice(3)}`;

describe("the labels of routes", () => {
  test("have the code, the circuit, the name, the grade and the month", async () => {
    const { data } = await openLabels(createLabelledGym);

    await findPrintButton("Print 2 labels");

    const codes = new Map((await data.listOnWall()).map(({ name, code }) => [name, code]));
    expect(getPrintedPages()).toEqual([
      [
        [formatCode(codes.get("G1")), "Green", "G1", "V1", "Nov 2026"],
        [formatCode(codes.get("G2")), "Green", "G2", "V2", "Nov 2026"],
      ],
    ]);
  });

  test("are those of the chosen areas, which the URL keeps", async () => {
    const { user } = await openLabels(createLabelledGym);

    await clickButton(user, "The Slab");

    expect(await findPrintButton("Print 1 label")).toBeEnabled();
    expect(getNames()).toEqual(["G1"]);
    expect(getSearch()).toBe(`?areas=${CAVE_CODE}`);
    expect(screen.getByRole("button", { name: "The Cave", pressed: true })).toBeVisible();
  });

  test("are missing if no area is chosen", async () => {
    const { user } = await openLabels(createLabelledGym);

    await clickButton(user, "Whole gym");

    expect(await screen.findByText("No labels chosen")).toBeVisible();
    expect(await findPrintButton("Print 0 labels")).toHaveAttribute("aria-disabled", "true");
    expect(getPrintedPages()).toEqual([]);
  });

  test("can be those of an earlier set", async () => {
    const { user, data } = await openLabels(createLabelledGym);
    await findPrintButton("Print 2 labels");

    await user.selectOptions(
      screen.getByRole("combobox", { name: "From" }),
      "Green · October 2026",
    );

    await waitFor(() => expect(getNames()).toEqual(["Old"]));
    expect(new URLSearchParams(getSearch()).get("from")).toBe(`set:${data.earlierSet.id}`);
  });

  test("can be those that go up in a reset, before and after it is published", async () => {
    const { user, data } = await openLabels(createLabelledGym);
    await findPrintButton("Print 2 labels");
    const from = screen.getByRole("combobox", { name: "From" });
    await within(from).findByRole("option", { name: "Cave reset" });

    await user.selectOptions(from, "Cave reset");
    await waitFor(() => expect(getNames()).toEqual(["N1"]));

    await data.publish();
    await user.selectOptions(from, "On the wall now");
    await user.selectOptions(from, "Cave reset");
    await waitFor(() => expect(getNames()).toEqual(["N1"]));
  });

  test("load again after an error", async () => {
    const { user, network } = await openLabels(createLabelledGym, { failingCalls: /get_all/ });

    expect(await screen.findByText("The labels couldn't load")).toBeVisible();
    network.restore();
    await clickButton(user, "Retry");

    expect(await findPrintButton("Print 2 labels")).toBeVisible();
  });
});

test("the labels of walls have the code and the name of the area, and the gym", async () => {
  const { user } = await openLabels(createLabelledGym);

  await user.click(await screen.findByRole("radio", { name: "Walls" }));

  await waitFor(() =>
    expect(getPrintedPages()[0]?.[0]).toEqual([
      formatCode(CAVE_CODE),
      "The Cave",
      "Scan to see what",
      "hangs here.",
      "Gritworks",
    ]),
  );
});

describe("the sheet", () => {
  test("starts at the first unused label", async () => {
    const { user } = await openLabels(createLabelledGym, { search: () => "?first=24" });
    await findPrintButton("Print 2 labels");
    expect(getPrintedPages().map(({ length }) => length)).toEqual([1, 1]);
    expect(screen.getByText("Page 1 of 2")).toBeVisible();

    await clickButton(user, "Next page");
    expect(screen.getByRole("img", { name: "Preview, page 2 of 2" })).toBeVisible();
    await clickButton(user, "Earlier label");

    await waitFor(() => expect(getPrintedPages().map(({ length }) => length)).toEqual([2]));
    expect(getSearch()).toBe("?first=23");
  });

  test("can be a poster for each label, with its place", async () => {
    const { user } = await openLabels(createLabelledGym);

    await user.click(await screen.findByRole("radio", { name: /^A6 poster/ }));

    await waitFor(() => expect(getPrintedPages()).toHaveLength(2));
    expect(getPrintedPages()[0]?.[0]?.join(" ")).toMatch(
      /^Green G1 V1 The Cave · November 2026 Scan to log it and see the beta. \w{3} \w{3} Gritworks$/,
    );
    expect(screen.queryByRole("switch", { name: "Cut lines" })).toBeNull();
  });

  test("is empty while a margin is no number, or leaves no space", async () => {
    const { user } = await openLabels(createLabelledGym);
    const field = await screen.findByRole("textbox", { name: "Left and right" });

    await user.type(field, "x");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Enter 0 to 50, such as 4.5."));
    expect(getPrintedPages()).toEqual([]);

    await user.clear(field);
    await user.type(field, "50");
    expect(await screen.findByText("No label fits. Make the margins smaller.")).toBeVisible();
    expect(await findPrintButton("Print 0 labels")).toHaveAttribute("aria-disabled", "true");

    await user.clear(field);
    await user.type(field, "4.5");
    expect(await findPrintButton("Print 2 labels")).not.toHaveAttribute("aria-disabled", "true");
  });

  test("is drawn before the print dialog opens", async () => {
    await openLabels(createLabelledGym);
    await findPrintButton("Print 2 labels");

    const countSheets = () => document.querySelectorAll("[data-print-sheets] > svg").length;
    await waitFor(() => expect(countSheets()).toBe(1));
  });

  test("is printed by the browser", async () => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    const { user } = await openLabels(createLabelledGym);

    await user.click(await findPrintButton("Print 2 labels"));

    expect(print).toHaveBeenCalledOnce();
  });

  test("has the fill of the holds if it has colors", async () => {
    const { user } = await openLabels(createLabelledGym);
    await findPrintButton("Print 2 labels");
    expect(getPrintedPages()).toHaveLength(1);
    const countFills = () => document.querySelectorAll('[data-print-sheets] [fill^="#"]').length;
    expect(countFills()).toBe(0);

    await user.click(screen.getByRole("switch", { name: "Color" }));

    await waitFor(() => expect(countFills()).toBeGreaterThan(0));
  });
});
