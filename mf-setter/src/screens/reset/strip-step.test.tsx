import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

const getDown = () =>
  screen
    .getAllByRole("option", { selected: true })
    .map((option) => option.getAttribute("aria-label"));

describe("what comes down", () => {
  test("is nothing in a new reset", async () => {
    await openReset();

    expect(screen.getByText("Nothing comes down yet")).toBeVisible();
    expect(screen.getByText("4 stay up")).toBeVisible();
    expect(screen.getByText("Tap an area, a circuit or single dots")).toBeVisible();
  });

  test("are all routes of a checked circuit, and the server stores them", async () => {
    const { user, data } = await openReset();

    await user.click(screen.getByRole("checkbox", { name: "Black 2" }));

    expect(await screen.findByText("2 routes come down")).toBeVisible();
    expect(getDown()).toEqual([
      "B1, Black, The Cave, comes down",
      "B2, Black, The Slab, comes down",
    ]);
    expect(screen.getByRole("checkbox", { name: "The Cave 1 of 2" })).toBePartiallyChecked();
    expect(screen.getByText("2 stay up")).toBeVisible();
    expect(screen.queryByText("Tap an area, a circuit or single dots")).not.toBeInTheDocument();
    await expect.poll(() => data.readStrip(data.reset.id)).toEqual([data.b1.id, data.b2.id].sort());
  });

  test("changes by keyboard: arrows select a dot, Space marks it, A marks its area", async () => {
    const { user } = await openReset();

    screen.getByRole("listbox").focus();
    await user.keyboard("{Home} ");
    expect(await screen.findByText("1 route comes down")).toBeVisible();
    await user.keyboard("{End}a");
    expect(await screen.findByText("3 routes come down")).toBeVisible();
    await user.keyboard("a");
    expect(await screen.findByText("1 route comes down")).toBeVisible();
  });

  test("waits on the device without a connection, and is sent later", async () => {
    const { user, data, network } = await openReset();

    network.disconnect();
    await user.click(screen.getByRole("checkbox", { name: "Whole gym 4" }));
    expect(await screen.findByText("4 routes come down")).toBeVisible();
    expect(await data.readStrip(data.reset.id)).toEqual([]);
    network.reconnect();
    window.dispatchEvent(new Event("online"));

    await expect.poll(() => data.readStrip(data.reset.id)).toHaveLength(4);
  });
});

describe("the announced day", () => {
  test("is picked, changed and cleared, and the server stores it", async () => {
    const { user, data } = await openReset();
    const readDay = async () => (await data.readReset()).leaves_on;

    await clickButton(user, "Pick a day");
    await user.type(screen.getByLabelText(/Pick a day/), "2999-12-01");
    await clickButton(user, "Announce");

    // The dialog shows the same texts.
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Announced for Sun 1 Dec")).toBeVisible();
    expect(screen.getByText("Climbers see “Leaves Sun 1 Dec”")).toBeVisible();
    expect(screen.getByText("Leaves Sun 1 Dec, saved as a draft")).toBeVisible();
    expect(await readDay()).toBe("2999-12-01");
    await clickButton(user, "Change");
    await clickButton(user, "Clear the day");
    expect(await screen.findByRole("button", { name: "Pick a day" })).toBeVisible();
    expect(await readDay()).toBeNull();
    expect(screen.getByText("Reset, saved as a draft")).toBeVisible();
  });
});

describe("a route that another setter takes down", () => {
  const openConflict = async () => {
    const opened = await openReset(({ change, other, g1 }) =>
      change(other.id, { strip_add: [g1.id] }),
    );
    await opened.user.click(screen.getByRole("checkbox", { name: "Green 2" }));
    const dialog = await screen.findByRole("dialog", { name: "mika.h takes these down" });
    return { ...opened, dialog };
  };

  test("is shown with the other reset, and stays there on Leave them", async () => {
    const { user, data, dialog } = await openConflict();

    expect(within(dialog).getByRole("listitem")).toHaveTextContent("G1");
    expect(dialog).toHaveTextContent("They are in the reset Warm Up since");
    expect(within(dialog).getByText("Warm Up", { selector: "b" })).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Leave them" })).toHaveFocus();
    await clickButton(user, "Leave them");

    await expect.poll(() => data.readStrip(data.reset.id)).toEqual([data.g2.id]);
    expect(await data.readStrip(data.other.id)).toEqual([data.g1.id]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is shown as taken, and does not count as one to choose", async () => {
    const { user, data, dialog } = await openConflict();
    expect(within(dialog).getByText("G1")).toBeInTheDocument();
    await clickButton(user, "Leave them");

    expect(
      await screen.findByRole("option", {
        name: "G1, Green, The Cave, comes down in the reset of mika.h",
        selected: false,
      }),
    ).toBeInTheDocument();
    const green = await screen.findByRole("checkbox", { name: "Green 1 of 2" });
    expect(green).toBeChecked();
    expect(screen.getByText("3 stay up")).toBeVisible();

    await user.click(green);

    expect(await screen.findByText("Nothing comes down yet")).toBeVisible();
    await expect.poll(() => data.readStrip(data.reset.id)).toEqual([]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("moves here on Move them here", async () => {
    const { user, data } = await openConflict();

    await clickButton(user, "Move them here");

    await expect.poll(getTitles).toEqual(["G1 moved here"]);
    await expect.poll(() => data.readStrip(data.reset.id)).toHaveLength(2);
    expect(await data.readStrip(data.other.id)).toEqual([]);
  });
});
