import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { notifications } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";

import { clickButton, clickUndo } from "../../testing/gym.tsx";
import { openPublishStep, openReset } from "../../testing/reset.tsx";

const getMessages = () => notifications.getState().list.map(({ message }) => message);

/** After an error. The query client of the shell shows the message. */
const waitForPublishEnd = () =>
  waitFor(() =>
    expect(screen.getByRole("button", { name: "Publish" })).not.toHaveAttribute("aria-busy"),
  );

describe("Publish", () => {
  test("shows what changes in each circuit, and changes the wall", async () => {
    const { user, data } = await openPublishStep(
      async ({ change, addDraft, reset, g1, b1, b2 }) => {
        await change(reset.id, { strip_add: [g1.id, b1.id, b2.id] });
        await addDraft({ circuit_id: g1.circuit_id, name: "G3" });
      },
    );
    const [come, go] = screen
      .getAllByRole("listitem")
      .filter(({ textContent }) => /come down|go up/.test(textContent));
    expect(come).toHaveTextContent("3 come down");
    expect(go).toHaveTextContent("1 go up");
    const rows = within(screen.getByRole("region", { name: "By circuit" })).getAllByRole(
      "listitem",
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Black 2 → 00 stay, 2 come down, 0 go up",
      "Green 2 → 21 stay, 1 come down, 1 go up",
    ]);

    await clickButton(user, "Publish");

    expect(await screen.findByText("Published")).toBeVisible();
    expect(getTitles()).toEqual(["Reset published"]);
    expect(getMessages()).toEqual(["3 down, 1 up. Climbers see the new wall."]);
    expect(await data.listOnWall()).toEqual(["G2", "G3"]);
    expect((await data.readReset()).name).toBe("The Cave and Black");
  });

  test("can be undone from its notification", async () => {
    const { user, data } = await openPublishStep(({ change, reset, g1 }) =>
      change(reset.id, { strip_add: [g1.id] }),
    );
    await clickButton(user, "Publish");
    await expect.poll(getTitles).toEqual(["Reset published"]);

    clickUndo();

    await expect.poll(getTitles).toContain("Reset undone");
    expect(await data.listOnWall()).toContain("G1");
  });

  test("starts the new sets that the setter chooses", async () => {
    const { user, data } = await openPublishStep(({ change, reset, g1 }) =>
      change(reset.id, { strip_add: [g1.id] }),
    );

    await user.click(screen.getByRole("switch", { name: "New set for Green" }));

    expect(screen.getByRole("switch", { name: "New set for Green" })).toBeChecked();
    await expect.poll(async () => (await data.readReset()).new_sets).toEqual([data.g1.circuit_id]);
    await clickButton(user, "Publish");
    await expect.poll(getTitles).toEqual(["Reset published"]);
  });

  test("needs a connection", async () => {
    const errors: Error[] = [];
    const { user, client, data, network } = await openPublishStep(({ change, reset, g1 }) =>
      change(reset.id, { strip_add: [g1.id] }),
    );
    client.getMutationCache().config.onError = (error) => errors.push(error);
    network.disconnect();

    await clickButton(user, "Publish");

    await expect.poll(() => errors).toMatchObject([{ message: "Publishing needs a connection." }]);
    await waitForPublishEnd();
    network.reconnect();
    expect(await data.listOnWall()).toHaveLength(4);
  });

  test("sends the routes first that wait on the device", async () => {
    const { user, data, network } = await openReset();
    network.disconnect();
    await clickButton(user, "Next");
    (await screen.findByRole("application")).focus();
    await user.keyboard("{ArrowRight}{Enter}");
    await screen.findByText("G3 placed, The Slab, 1 new");
    await clickButton(user, "Next");
    network.reconnect();
    await clickButton(user, "Publish");

    await expect.poll(data.listOnWall).toContain("G3");
    expect(await data.listNew()).toEqual([]);
  });
});

describe("what new routes lack", () => {
  test("is a sentence that Publish focuses, and a tap adds it", async () => {
    const { user, data } = await openPublishStep(({ addDraft, g1 }) =>
      addDraft({ circuit_id: g1.circuit_id, name: "G3", grade: "", location: "" }),
    );

    await clickButton(user, "Publish");
    expect(screen.getByRole("group", { name: "G3 needs a grade" })).toHaveFocus();
    expect(getTitles()).toEqual([]);

    await clickButton(user, data.g1.grade);
    const location = await screen.findByRole("group", { name: "G3 needs a location" });
    await waitFor(() => expect(location).toHaveFocus());
    await user.click(within(location).getByRole("button", { name: "The Slab" }));

    await waitFor(() => expect(screen.getByRole("button", { name: "Publish" })).toHaveFocus());
    await clickButton(user, "Publish");
    await expect.poll(data.listOnWall).toContain("G3");
  });

  test("can be another text", async () => {
    const { user, data } = await openPublishStep(({ addDraft, g1 }) =>
      addDraft({ circuit_id: g1.circuit_id, name: "" }),
    );
    const row = await screen.findByRole("group", { name: "A new route needs a name" });

    await user.click(within(row).getByRole("button", { name: "Other" }));
    await user.type(screen.getByRole("textbox", { name: "Name" }), " Slab test {Enter}");

    await expect.poll(data.listNew).toMatchObject([{ name: "Slab test" }]);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });

  test("is a photo, which is optional: its chip selects the route on the map, and Done leads back", async () => {
    const { user } = await openPublishStep(({ addDraft, g1 }) =>
      addDraft({ circuit_id: g1.circuit_id, name: "G3" }),
    );

    const photos = await screen.findByRole("group", { name: "1 has no photo" });
    await user.click(within(photos).getByRole("button", { name: "G3, Green" }));
    expect(await screen.findByRole("button", { name: "Delete G3" })).toBeVisible();
    await clickButton(user, "Done");

    expect(await screen.findByRole("group", { name: "1 has no photo" })).toBeVisible();
  });
});
