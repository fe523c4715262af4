import type { TestApi } from "@topout/api/testing";
import { setPreference } from "@topout/shared/platform";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { createGym, findDotLabels, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

const GRADES = ["V0", "V1", "V2", "V3", "V4"];

/** G2 is V1–V2, P1 is V3, and G10 has no rank. */
async function createRankedGym(api: TestApi) {
  const routes = await createGym(api);
  const scale = JSON.stringify({ system: "v", grades: GRADES });
  await api.db.execute(`update gyms set grade_scale = '${scale}'`);
  await api.db.execute("update routes set grade = 'V1–V2' where name = 'G2'");
  await api.db.execute("update routes set grade = 'V3' where name = 'P1'");
  await api.db.execute("update routes set grade_min = 1, grade_max = 2 where name = 'G2'");
  await api.db.execute("update routes set grade_min = 3, grade_max = 3 where name = 'P1'");
  return routes;
}

const open = (initialEntry = "/") =>
  renderWithApi({
    seed: createRankedGym,
    render: renderDashboard,
    initialEntry: () => initialEntry,
  });

const findDialog = async () => within(await screen.findByRole("dialog", { name: "Filter" }));

const getAddress = () => screen.getByLabelText("Address").textContent;

test("a range of grades filters the map, and a chip removes it", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Filter" }));
  const dialog = await findDialog();
  expect(dialog.getByText("Any grade")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Any" })).not.toBeInTheDocument();
  expect(dialog.getByText("3 of 3 routes.")).toBeVisible();

  const from = dialog.getByRole("slider", { name: "From grade" });
  fireEvent.change(from, { target: { value: "2" } });

  expect(from).toHaveAttribute("aria-valuetext", "V2");
  expect(dialog.getByText("V2 to V4")).toBeVisible();
  expect(dialog.getByText("2 of 3 routes. 1 without a grade is hidden.")).toBeVisible();
  expect(await findDotLabels()).toHaveLength(2);
  expect(getAddress()).toBe("/?fromGrade=V2&toGrade=V4");

  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Filter" })).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Grade V2 to V4, remove" }));
  expect(await findDotLabels()).toHaveLength(3);
  expect(getAddress()).toBe("/");
});

test("the sliders of a range meet, but do not pass each other", async () => {
  const { user } = await open("/?fromGrade=V1&toGrade=V3");
  await user.click(await screen.findByRole("button", { name: "Filter" }));
  const dialog = await findDialog();
  const from = dialog.getByRole("slider", { name: "From grade" });
  const to = dialog.getByRole("slider", { name: "To grade" });

  fireEvent.change(from, { target: { value: "4" } });
  expect([from, to].map((slider) => slider.getAttribute("aria-valuetext"))).toEqual(["V3", "V3"]);
  fireEvent.change(to, { target: { value: "0" } });
  expect([from, to].map((slider) => slider.getAttribute("aria-valuetext"))).toEqual(["V3", "V3"]);
  expect(await screen.findByRole("button", { name: "Grade V3, remove" })).toBeVisible();

  await user.click(dialog.getByRole("button", { name: "Any" }));
  expect(dialog.getByText("Any grade")).toBeVisible();
  expect(from).toHaveFocus();
  expect(getAddress()).toBe("/");
});

test("routes sorted by grade show it in place of their sends", async () => {
  setPreference("sort", "grade");
  await open("/?q=e");

  expect(await screen.findByText("V1–V2", { selector: "b" })).toBeVisible();
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows.flatMap((text) => /^(?:G|P)\d+/.exec(text) ?? [])).toEqual(["G2", "P1", "G10"]);
  expect(screen.queryByText("0 sends")).not.toBeInTheDocument();
});

test("a range keeps its grades if the scale gets an easier one", async () => {
  await renderWithApi({
    seed: async (api) => {
      await createRankedGym(api);
      const scale = JSON.stringify({ system: "v", grades: ["VB", ...GRADES] });
      await api.db.execute(`update gyms set grade_scale = '${scale}'`);
      await api.db.execute(
        "update routes set grade_min = grade_min + 1, grade_max = grade_max + 1",
      );
    },
    render: renderDashboard,
    initialEntry: () => "/?fromGrade=V3&toGrade=V4",
  });

  expect(await screen.findByRole("button", { name: "Grade V3 to V4, remove" })).toBeVisible();
  expect(await findDotLabels()).toHaveLength(1);
});

test("a gym without a scale sorts by name instead of grade", async () => {
  setPreference("sort", "grade");
  await renderWithApi({ seed: createGym, render: renderDashboard, initialEntry: () => "/?q=e" });

  const select = await screen.findByRole("combobox", { name: "Sort by" });
  expect(select).toHaveDisplayValue("Name");
  expect(within(select).queryByRole("option", { name: "Grade" })).not.toBeInTheDocument();
  // The rows show the sends, not the grades.
  expect(await screen.findAllByText("0 sends")).not.toHaveLength(0);
});

test("a gym without a scale has no range of grades", async () => {
  const { user } = await renderWithApi({
    seed: createGym,
    render: renderDashboard,
    initialEntry: () => "/?fromGrade=V0&toGrade=V3",
  });

  expect(await findDotLabels()).toHaveLength(3);
  await user.click(await screen.findByRole("button", { name: "Filter" }));
  expect((await findDialog()).queryByRole("slider")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Grade/ })).not.toBeInTheDocument();
});

test("a second scale repeats the grades as ranges", async () => {
  setPreference("sort", "grade");
  await renderWithApi({
    seed: async (api) => {
      await api.signIn({ second_scale: "font" });
      return createRankedGym(api);
    },
    render: renderDashboard,
    initialEntry: () => "/?q=e",
  });

  expect(await screen.findByText("Font 5 to 5+")).toBeInTheDocument();
  expect(screen.getByText("5–5+")).toBeVisible();
  expect(screen.getByText("Font 6A to 6A+")).toBeInTheDocument();
  expect(screen.getAllByText(/^Font/)).toHaveLength(2);
});
