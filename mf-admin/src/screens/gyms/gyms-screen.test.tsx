import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { request } from "@topout/shared/api";
import { circuitChanges, circuits, gymChanges, gyms } from "@topout/shared/contract";
import { getTitles } from "@topout/shared/testing";

import { renderWithApi } from "../../testing/render.ts";
import { Component as GymsScreen } from "./gyms-screen.tsx";

const open = ({ initialEntry = "/gyms", hasGym = true } = {}) =>
  renderWithApi({
    seed: async (api) => {
      await api.signIn({ is_superuser: true });
      if (!hasGym) return undefined;
      const gym = await api.seed.gym({ name: "Depot", location: "Leeds", about: "Steep" });
      const circuit = await api.seed.circuit({ gym_id: gym.id, name: "Blue", color: "blue" });
      const set = await api.seed.set({ circuit_id: circuit.id });
      await api.seed.route({ set_id: set.id });
      return gym;
    },
    render: () => <GymsScreen />,
    initialEntry,
  });

const getDraftNames = () => Object.keys(localStorage).filter((key) => key.includes("draft"));
const findDialog = (name: string) => screen.findByRole("dialog", { name });

/** Deletes all circuits of a gym, as another admin would. */
async function deleteCircuits(gymId: string) {
  const { order } = await request(circuits.list, { params: { gym_id: gymId } });
  for (const id of order) await request(circuitChanges.remove, { params: { circuit_id: id } });
}

describe("GymsScreen", () => {
  test("shows that no gym is selected if there are none", async () => {
    await open({ hasGym: false });

    expect(await screen.findByRole("heading", { name: "No gyms selected." })).toBeVisible();
  });

  test("shows the gym and counts the routes of its circuits", async () => {
    await open();

    expect(await screen.findByRole("heading", { name: "Depot" })).toBeVisible();
    const region = await screen.findByRole("region", { name: "Circuits" });
    expect(await within(region).findByText("1 route")).toBeVisible();
  });

  test("adds a circuit", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Add Circuit" }));
    const dialog = within(await findDialog("Add Circuit"));

    await user.click(dialog.getByRole("button", { name: "Add Circuit" }));
    expect(dialog.getAllByText("Required")).not.toHaveLength(0);
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Pink");
    await user.click(dialog.getByRole("radio", { name: "pink" }));
    await user.click(dialog.getByRole("button", { name: "Add Circuit" }));

    expect(await screen.findByRole("button", { name: "Delete Pink" })).toBeVisible();
    await waitFor(() => expect(getTitles()).toEqual(["Circuit Created"]));
  });

  test("renames a circuit", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Edit Blue" }));
    const dialog = within(await findDialog("Edit Circuit"));

    await user.clear(dialog.getByRole("textbox", { name: "Name" }));
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Navy");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(await screen.findByRole("button", { name: "Delete Navy" })).toBeVisible();
  });

  test("counts the routes of a circuit before it deletes them", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Delete Blue" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete circuit" }));

    expect(
      await dialog.findByText(
        "This circuit will be removed for everybody and all routes belonging to it. Also deleted: 1 route.",
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Delete circuit" }));

    expect(await screen.findByRole("heading", { name: "No circuits yet" })).toBeVisible();
    await waitFor(() => expect(getTitles()).toEqual(["Circuit Deleted"]));
  });

  test("closes the confirmation if another admin has deleted the circuit", async () => {
    const { data: gym, user } = await open();
    await user.click(await screen.findByRole("button", { name: "Delete Blue" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete circuit" }));
    await deleteCircuits(gym?.id ?? "");

    await user.click(dialog.getByRole("button", { name: "Delete circuit" }));

    expect(await screen.findByRole("heading", { name: "No circuits yet" })).toBeVisible();
    await expect.poll(getTitles).toEqual(["Circuit Deleted"]);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  test("removes the draft of a saved layout, even if the editor was closed meanwhile", async () => {
    const { user } = await open({ initialEntry: "/gyms?edit=lines" });
    await user.click(await screen.findByRole("button", { name: "Add line" }));
    expect(getDraftNames()).toHaveLength(1);

    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(screen.getByRole("button", { name: "Close" }));

    await waitFor(() => expect(getTitles()).toEqual(["Gym Updated"]));
    expect(getDraftNames()).toEqual([]);
  });

  test("removes the draft of a layout whose changes the user has undone", async () => {
    const { user } = await open({ initialEntry: "/gyms?edit=lines" });
    await user.click(await screen.findByRole("button", { name: "Add line" }));
    expect(getDraftNames()).toHaveLength(1);

    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(getDraftNames()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Redo" }));
    expect(getDraftNames()).toHaveLength(1);
  });

  test("changes the name and the time zone of the gym", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Edit gym" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit Gym Info" }));
    const dialog = within(await findDialog("Edit Gym Info"));

    await user.clear(dialog.getByRole("textbox", { name: "Name" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Required")).toBeVisible();
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Harbour");
    await user.selectOptions(dialog.getByRole("combobox", { name: "Time zone" }), "Europe/Paris");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(await screen.findByRole("heading", { name: "Harbour" })).toBeVisible();
    await waitFor(() => expect(getTitles()).toEqual(["Gym Updated"]));
  });

  test("switches off the names on the screen of the gym", async () => {
    const { user, data: gym } = await open();
    await user.click(await screen.findByRole("button", { name: "Edit gym" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit Gym Info" }));
    const dialog = within(await findDialog("Edit Gym Info"));
    const showsNames = dialog.getByRole("checkbox", { name: /^Show names on the gym screen/ });
    expect(showsNames).toBeChecked();

    await user.click(showsNames);
    await user.click(dialog.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(getTitles()).toEqual(["Gym Updated"]));
    const params = { gym_id: gym?.id ?? "" };
    expect(await request(gyms.get, { params })).toMatchObject({ screen_names: false });
  });

  test("keeps the input if another admin has changed the gym, and saves it on Save anyway", async () => {
    const { data: gym, user } = await open();
    await user.click(await screen.findByRole("button", { name: "Edit gym" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit Gym Info" }));
    const dialog = within(await findDialog("Edit Gym Info"));
    await user.type(dialog.getByRole("textbox", { name: "Name" }), " Two");
    await request(gymChanges.update, {
      params: { gym_id: gym?.id ?? "" },
      body: { about: "Changed meanwhile" },
      files: { file: undefined },
    });

    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(await dialog.findByRole("alert")).toHaveTextContent("Another admin has changed");
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Depot Two");
    await user.click(dialog.getByRole("button", { name: "Save anyway" }));
    expect(await screen.findByRole("heading", { name: "Depot Two" })).toBeVisible();
  });

  test("shows an error on Save without a new image", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Edit gym" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit Gym Image" }));
    const dialog = within(await findDialog("Edit Gym Image"));

    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(dialog.getByText("Choose an image first. Nothing was changed.")).toBeVisible();
    expect(getTitles()).toEqual([]);
  });
});
