import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { request } from "@topout/shared/api";
import { gyms } from "@topout/shared/contract";
import { getTitles } from "@topout/shared/testing";

import { renderWithApi } from "../../testing/render.ts";
import { Component as GymsScreen } from "./gyms-screen.tsx";

async function openGrades() {
  const { data: gym, user } = await renderWithApi({
    seed: async (api) => {
      await api.signIn({ is_superuser: true });
      return api.seed.gym({ name: "Depot" });
    },
    render: () => <GymsScreen />,
    initialEntry: "/gyms",
  });
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: "Edit gym" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit Gym Grades" }));
    return within(await screen.findByRole("dialog", { name: "Edit Gym Grades" }));
  };
  const readGym = () => request(gyms.get, { params: { gym_id: gym.id } });
  return { user, open, readGym };
}

describe("the grades of a gym", () => {
  test("are a part of a known scale, with targets", async () => {
    const { user, open, readGym } = await openGrades();
    const dialog = await open();

    await user.selectOptions(dialog.getByRole("combobox", { name: "Grade scale" }), "V");
    await user.selectOptions(dialog.getByRole("combobox", { name: "Easiest grade" }), "V1");
    await user.selectOptions(dialog.getByRole("combobox", { name: "Hardest grade" }), "V3");
    await user.type(dialog.getByRole("textbox", { name: "V2" }), "x");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Use whole numbers up to 5,000")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "V2" })).toHaveFocus();
    await user.clear(dialog.getByRole("textbox", { name: "V2" }));
    await user.type(dialog.getByRole("textbox", { name: "V2" }), "8");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(getTitles()).toEqual(["Gym Updated"]));
    expect(await readGym()).toMatchObject({
      grade_scale: { system: "v", grades: ["V1", "V2", "V3"] },
      grade_targets: [{ grade: "V2", count: 8 }],
    });
    const reopened = await open();
    expect(reopened.getByRole("textbox", { name: "V2" })).toHaveValue("8");
    expect(reopened.queryByRole("textbox", { name: "V4" })).not.toBeInTheDocument();
  });

  test("can be an own list", async () => {
    const { user, open, readGym } = await openGrades();
    const dialog = await open();

    await user.selectOptions(dialog.getByRole("combobox", { name: "Grade scale" }), "Own list");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Add at least one grade")).toBeVisible();
    const list = dialog.getByRole("textbox", { name: "Grades" });
    await user.type(list, "Easy{Enter} {Enter}easy");
    expect(dialog.getByText("Name each grade once")).toBeVisible();
    await user.type(list, "{Backspace>4}Hard");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(getTitles()).toEqual(["Gym Updated"]));
    expect(await readGym()).toMatchObject({
      grade_scale: { system: "custom", grades: ["Easy", "Hard"] },
    });
  });

  test("can be removed", async () => {
    const { user, open, readGym } = await openGrades();
    const first = await open();
    await user.selectOptions(first.getByRole("combobox", { name: "Grade scale" }), "UIAA");
    await user.click(first.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(getTitles()).toEqual(["Gym Updated"]));

    const second = await open();
    await user.selectOptions(second.getByRole("combobox", { name: "Grade scale" }), "None");
    await user.click(second.getByRole("button", { name: "Save" }));

    await expect.poll(readGym).toMatchObject({ grade_scale: null });
  });
});
