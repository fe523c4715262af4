import { notifications, type Operation, outboxState, withOutbox } from "@topout/shared/platform";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";

import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

async function openPlacing() {
  const opened = await openReset();
  const { user } = opened;
  await clickButton(user, "Next");
  (await screen.findByRole("application")).focus();
  return opened;
}

/** Clicks before the outbox retries by itself, because the button then disappears. */
async function retryWithConnection(network: { readonly reconnect: () => void }) {
  const button = await screen.findByRole("button", { name: "Try again" });
  network.reconnect();
  fireEvent.click(button);
}

const findAnnouncement = (text: string) => screen.findByText(text);

test("a new route gets the next name, and the usual grade and style of its circuit", async () => {
  const { user, data } = await openPlacing();

  await user.keyboard("{ArrowRight}{Enter}");

  expect(await findAnnouncement("G3 placed, The Slab, 1 new")).toBeInTheDocument();
  expect(screen.getByRole("application", { name: "What goes up, 1 new" })).toBeVisible();
  await expect.poll(data.listNew).toEqual([
    expect.objectContaining({
      name: "G3",
      circuit_id: data.g1.circuit_id,
      grade: data.g1.grade,
      style: data.g1.style.split(",")[0],
      location: "The Slab",
      x: 1,
      y: 0,
      reset_id: data.reset.id,
    }),
  ]);
});

test("keys choose the circuit, and each circuit keeps its grade and styles", async () => {
  const { user, data } = await openPlacing();

  await user.keyboard("2");
  expect(screen.getByRole("radio", { name: "Black" })).toBeChecked();
  await clickButton(user, "Dyno");
  await clickButton(user, "Other");
  const grade = await screen.findByRole("textbox", { name: "Grade" });
  await user.clear(grade);
  await user.type(grade, "V9");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Done" }));
  await user.click(screen.getByRole("radio", { name: "Green" }));
  expect(screen.getByRole("button", { name: "Dyno" })).toHaveAttribute("aria-pressed", "false");
  await user.click(screen.getByRole("radio", { name: "Black" }));
  screen.getByRole("application").focus();
  await user.keyboard("{ArrowLeft}{Enter}");

  await expect
    .poll(data.listNew)
    .toMatchObject([{ name: "B3", grade: "V9", location: "The Cave" }]);
  expect((await data.listNew())[0]?.style).toContain("Dyno");
});

test("Undo takes back the last route, again and again", async () => {
  const { user, data } = await openPlacing();
  await user.keyboard("{ArrowRight}{Enter}{Shift>}{ArrowDown>10/}{/Shift}{Enter}");
  await findAnnouncement("G4 placed, The Slab, 2 new");

  await clickButton(user, "Undo G4");
  await findAnnouncement("G4 removed");
  screen.getByRole("application").focus();
  await user.keyboard("{Control>}z{/Control}");
  await findAnnouncement("G3 removed");

  await expect.poll(data.listNew).toEqual([]);
});

test("a selected route changes, moves and is deleted", async () => {
  const { user, data } = await openPlacing();
  await user.keyboard("{ArrowRight}{Enter}");
  await findAnnouncement("G3 placed, The Slab, 1 new");

  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Delete G3" })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Black" }));
  await expect.poll(data.listNew).toMatchObject([{ name: "B3", circuit_id: data.b1.circuit_id }]);
  screen.getByRole("application").focus();
  await user.keyboard("{Shift>}{ArrowLeft>12/}{/Shift}{Enter}");
  await expect.poll(data.listNew).toMatchObject([{ location: "The Cave", x: -59, y: 0 }]);
  await clickButton(user, "Delete B3");

  await expect.poll(data.listNew).toEqual([]);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Done" })).not.toBeInTheDocument(),
  );
});

test("new routes wait on the device without a connection, and are sent in their order", async () => {
  const { user, data, network } = await openPlacing();

  network.disconnect();
  await user.keyboard("{ArrowRight}{Enter}");
  await findAnnouncement("G3 placed, The Slab, 1 new");
  expect(await screen.findByText("1 dot waits on this phone.")).toBeVisible();
  expect(screen.getByText("Waits 1")).toBeVisible();
  await clickButton(user, "Jug");
  screen.getByRole("application").focus();
  await user.keyboard("{Enter}");
  await clickButton(user, "Jug");
  await retryWithConnection(network);

  await expect
    .poll(data.listNew)
    .toMatchObject([{ name: "G3", style: expect.stringContaining("Jug") }]);
  await waitFor(() => expect(screen.queryByText("Waits 1")).not.toBeInTheDocument());
});

test("Undo also takes back what was placed before the screen was opened", async () => {
  const { user, data } = await openPlacing();
  await user.keyboard("{ArrowRight}{Enter}{Shift>}{ArrowDown>10/}{/Shift}{Enter}");
  await findAnnouncement("G4 placed, The Slab, 2 new");

  await user.click(screen.getByRole("link", { name: "What comes down" }));
  await clickButton(user, "Next");
  await clickButton(user, "Undo G4");
  await findAnnouncement("G4 removed");
  await clickButton(user, "Undo G3");

  await expect.poll(data.listNew).toEqual([]);
});

describe("new routes that waited on the device", () => {
  const placeOffline = async () => {
    const opened = await openPlacing();
    const { user, network } = opened;
    network.disconnect();
    await user.keyboard("{ArrowRight}{Enter}{Shift>}{ArrowDown>10/}{/Shift}{Enter}");
    await findAnnouncement("G4 placed, The Slab, 2 new");
    return opened;
  };
  const findMessage = (title: string) =>
    notifications.getState().list.find((notification) => notification.title === title)?.message;

  test.each(["published", "deleted"] as const)(
    "go into one new draft if another setter has %s the reset",
    async (closure) => {
      const { data, network } = await placeOffline();
      await (closure === "published" ? data.publish() : data.remove());

      await retryWithConnection(network);

      await expect
        .poll(() => findMessage("2 dots were not saved"))
        .toBe(`The reset was ${closure} meanwhile. The dots are kept in a new draft.`);
      const drafts = await data.listNew();
      expect(drafts).toMatchObject([{ name: "G3" }, { name: "G4" }]);
      expect(new Set(drafts.map(({ reset_id }) => reset_id)).size).toBe(1);
      expect(outboxState.getState().entries).toEqual([]);
    },
  );

  test("stay where they are if the server had stored them before the publication", async () => {
    const operations = new Set<Operation>();
    onTestFinished(
      outboxState.subscribe(({ pendingOperations }) => {
        for (const operation of pendingOperations) operations.add(operation);
      }),
    );
    const { user, data } = await openPlacing();
    await user.keyboard("{ArrowRight}{Enter}");
    await expect.poll(data.listNew).toMatchObject([{ name: "G3" }]);
    await data.publish();

    for (const operation of operations) {
      await act(() => withOutbox((outbox) => outbox.enqueue(operation, "G3")));
    }

    await expect.poll(() => outboxState.getState().entries).toEqual([]);
    expect(notifications.getState().list).toEqual([]);
    expect(await data.listNew()).toEqual([]);
  });

  test("are not moved if their circuit is gone", async () => {
    const { data, network } = await placeOffline();
    await data.removeGreen();

    await retryWithConnection(network);

    await expect
      .poll(() => notifications.getState().list.map(({ message }) => message))
      .toContain("New route G4. The circuit may have been deleted.");
    expect(await data.listNew()).toEqual([]);
  });
});
