import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { getTitles } from "@topout/shared/testing";

import {
  chooseRouteAction,
  clickButton,
  openRouteSetting,
  updateRoute,
  type User,
} from "../../testing/gym.tsx";
import { stubScrollIntoView } from "../../testing/stub-scroll.ts";

/** Delays the lists of routes until `respond` is called, and counts the updates of routes. */
function delayRouteLists() {
  const { fetch } = globalThis;
  const pendingLists: (() => void)[] = [];
  const counts = { updates: 0, lists: 0 };
  const stub = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes("/routes/update")) counts.updates += 1;
    if (url.includes("/routes/get_all")) {
      counts.lists += 1;
      await new Promise<void>((resolve) => pendingLists.push(resolve));
    }
    return fetch(input, init);
  });
  onTestFinished(() => stub.mockRestore());
  return { counts, respond: () => pendingLists.splice(0).forEach((resolve) => resolve()) };
}

const getCreateButton = () => screen.getByRole("button", { name: "Create route" });

describe("creating a route", () => {
  async function fillIn(user: User) {
    await clickButton(user, "New Route");
    (await screen.findByRole("application", { name: "Position on the map" })).focus();
    await user.keyboard("{ArrowRight}");
    await user.type(screen.getByRole("textbox", { name: "Grade" }), "6b");
    await clickButton(user, "Slab");
  }

  test("suggests a name, and sets the location from the dot", async () => {
    const { user, data } = await openRouteSetting();

    await fillIn(user);
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("G3");
    expect(screen.getByRole("textbox", { name: "Location" })).toHaveValue("The Cave");
    await clickButton(user, "Create route");

    await expect.poll(getTitles).toContain("Route Created");
    expect(await screen.findByRole("button", { name: "Edit G3" })).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await data.listRoutes()).toContainEqual(
      expect.objectContaining({ name: "G3", grade: "6b", style: "Slab", x: 1, y: 0 }),
    );
  });

  test("keeps the set, the grade and the styles for the next route", async () => {
    const { user } = await openRouteSetting();

    await fillIn(user);
    await user.click(screen.getByRole("checkbox", { name: "Add another" }));
    await clickButton(user, "Create route");

    await waitFor(() => expect(screen.getByRole("textbox", { name: "Location" })).toHaveValue(""));
    expect(screen.getByRole("textbox", { name: "Grade" })).toHaveValue("6b");
    expect(screen.getByRole("button", { name: "Slab", pressed: true })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("G4"));
  });

  test("requires a dot inside an area, a grade and a style, and focuses the map", async () => {
    const { user } = await openRouteSetting();

    await clickButton(user, "New Route");
    await clickButton(user, "Create route");

    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getAllByText("Required")).toHaveLength(4);
    expect(dialog.getByRole("application", { name: "Position on the map" })).toHaveFocus();
  });

  test("keeps every field after a failed save", async () => {
    const { user, network } = await openRouteSetting();

    await fillIn(user);
    network.fail(/create_with_image/);
    await clickButton(user, "Create route");
    await waitFor(() => expect(getCreateButton()).not.toHaveAttribute("aria-busy"));
    network.restore();
    expect(screen.getByRole("textbox", { name: "Grade" })).toHaveValue("6b");
    await clickButton(user, "Create route");

    expect(await screen.findByRole("button", { name: "Edit G3" })).toBeVisible();
  });
});

describe("editing a route", () => {
  test("shows the changes of another setter, field by field", async () => {
    const scrollIntoView = stubScrollIntoView();
    const { user, data } = await openRouteSetting();
    await clickButton(user, "Edit G1");
    const grade = await screen.findByRole("textbox", { name: "Grade" });
    await user.clear(grade);
    await user.type(grade, "7a");
    await updateRoute(data.g1, { grade: "6c", name: "G9" });
    await clickButton(user, "Save route");

    const mine = await screen.findByRole("radio", { name: "Keep mine: 7a" });
    expect(mine).toBeChecked();
    const conflict = screen.getByRole("region", { name: "Changes by someone else" });
    expect(scrollIntoView.mock.contexts).toContain(conflict);
    expect(screen.getByRole("radio", { name: "Use theirs: G9" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Use theirs: 6c" }));
    await clickButton(user, "Save route");

    await expect.poll(getTitles).toContain("Route Updated");
    expect(await data.listRoutes()).toContainEqual(
      expect.objectContaining({ name: "G9", grade: "6c", version: 2 }),
    );
  });

  test("cannot be saved again while the changes of another setter load", async () => {
    const { user, data } = await openRouteSetting();
    await clickButton(user, "Edit G1");
    await screen.findByRole("textbox", { name: "Grade" });
    await updateRoute(data.g1, { name: "G9" });
    const { counts, respond } = delayRouteLists();
    const save = screen.getByRole("button", { name: "Save route" });
    await user.click(save);

    // The form fetches the latest route, and the mutation refreshes the list.
    for (const lists of [1, 2]) {
      await expect.poll(() => counts.lists).toBe(lists);
      expect(save).toHaveAttribute("aria-busy", "true");
      await user.click(save);
      respond();
    }

    await screen.findByRole("region", { name: "Changes by someone else" });
    await waitFor(() => expect(save).not.toHaveAttribute("aria-busy"));
    expect(counts.updates).toBe(1);
  });

  test("shows an error if the user has lost the setter role", async () => {
    const { api, user, data } = await openRouteSetting();
    await clickButton(user, "Edit G1");
    await screen.findByRole("textbox", { name: "Grade" });
    await api.seed.updateUser(data.user.id, { route_setter: false });
    await clickButton(user, "Save route");

    await expect.poll(getTitles).toEqual(["You can no longer set here"]);
  });
});

describe("deleting a route", () => {
  test("asks for confirmation, and counts the sends that would be deleted too", async () => {
    const { user, data } = await openRouteSetting();

    await chooseRouteAction(user, "G1", "Delete route");

    const dialog = await screen.findByRole("alertdialog", { name: "Delete route" });
    expect(dialog).toHaveTextContent(
      "Are you sure you want to delete this route? This route will be removed for everybody and cannot be undone.",
    );
    expect(await within(dialog).findByText("1 send")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Delete route" }));

    await expect.poll(getTitles).toContain("Route Deleted");
    await expect.poll(data.listRoutes).toHaveLength(1);
  });

  test("notifies the setter who has closed the dialog meanwhile", async () => {
    const { user, network } = await openRouteSetting();
    await chooseRouteAction(user, "G1", "Delete route");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete route" }));
    const release = network.hold(/DELETE/);

    await user.click(dialog.getByRole("button", { name: "Delete route" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    release();

    await expect.poll(getTitles).toEqual(["Route Deleted"]);
  });
});
