import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { TestApi } from "@topout/api/testing";
import { notifications } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import { createGymWithDraft, createSend, findResetRow, openResets } from "../../testing/resets.tsx";

const HOUR_MS = 60 * 60_000;
const getMessages = () => notifications.getState().list.map(({ message }) => message);

/** Signs in mika.h and then noor_, whose screen it is, and publishes the draft that takes down G1 of The Cave. */
async function createPublished(api: TestApi) {
  const mika = await api.signIn({ route_setter: true, username: "mika.h" });
  const gym = await createGymWithDraft(api);
  await gym.send("POST", `resets/${gym.draft.id}/publish`, { version: 2 });
  return { ...gym, seed: api.seed, db: api.db, sendAsMika: createSend(mika.fetch) };
}

type Data = Awaited<ReturnType<typeof createPublished>>;

describe("Undo", () => {
  const openPublished = async () => {
    const view = await openResets(createPublished);
    await findResetRow("The Cave");
    return view;
  };

  test("makes a reset a draft again after a confirmation, and its routes are on the wall", async () => {
    const { user, data } = await openPublished();
    expect(await findResetRow("The Cave")).toHaveTextContent(/Published.*Undo until .*, \d\d:\d\d/);

    await clickButton(user, "Undo The Cave");
    const dialog = within(screen.getByRole("alertdialog", { name: "Undo this reset" }));
    expect(
      dialog.getAllByText(/./, { selector: "p" }).map(({ textContent }) => textContent),
    ).toEqual(["The route that came down is on the wall again."]);
    expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Undo reset" }));

    await expect.poll(getTitles).toEqual(["Reset undone"]);
    await waitFor(async () =>
      expect(await findResetRow("The Cave")).toHaveTextContent(/Undone.*by noor_/),
    );
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(await data.listDays()).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Continue The Cave" })).toBeVisible();
  });

  const undoWhatChanged = async (change: (data: Data) => Promise<unknown>) => {
    const { user, data } = await openPublished();
    await change(data);
    await clickButton(user, "Undo The Cave");
    await clickButton(user, "Undo reset");
    await expect.poll(getTitles).toEqual(["Not undone"]);
    expect(await findResetRow("The Cave")).toHaveTextContent("Published");
    return getMessages();
  };
  /** The publication has made G1 version 2. */
  const restoreG1 = ({ g1, send }: Data) =>
    send("POST", "routes/change_many", { routes: [{ id: g1.id, version: 2 }], restore: true });
  const stripAgain = ({ g1 }: Data, send: Data["send"]) =>
    send("POST", "routes/change_many", { routes: [{ id: g1.id, version: 3 }], strip: true });

  test("says who has stripped a restored route again, so that the reset stays", async () => {
    const messages = await undoWhatChanged(async (data) => {
      await restoreG1(data);
      await stripAgain(data, data.sendAsMika);
    });

    expect(messages).toEqual(["mika.h changed these routes since, so this reset stays."]);
  });

  test("does not name the current user", async () => {
    const messages = await undoWhatChanged(async (data) => {
      await restoreG1(data);
      await stripAgain(data, data.send);
    });

    expect(messages).toEqual(["These routes changed since, so this reset stays."]);
  });

  test("says whose draft takes down a restored route", async () => {
    const messages = await undoWhatChanged(async (data) => {
      await restoreG1(data);
      const id = crypto.randomUUID();
      await data.sendAsMika("POST", `gyms/${data.gym.id}/resets`, { id });
      await data.sendAsMika("PATCH", `resets/${id}`, { strip_add: [data.g1.id] });
    });

    expect(messages).toEqual(["mika.h changed these routes since, so this reset stays."]);
  });

  test("says who has added routes to a new set", async () => {
    const { user, data } = await openResets(async (api) => {
      const mika = await api.signIn({ route_setter: true, username: "mika.h" });
      const gym = await createGymWithDraft(api);
      await gym.send("PATCH", `resets/${gym.draft.id}`, {
        name: "Winter",
        new_sets: [gym.circuit.id],
      });
      await gym.send("POST", `resets/${gym.draft.id}/publish`, { version: 3 });
      return { ...gym, seed: api.seed, mika };
    });
    const [newSet] = await data.listSets();
    await data.seed.route({ set_id: newSet?.id ?? "", setter_id: data.mika.user.id });

    await clickButton(user, "Undo Winter");
    await clickButton(user, "Undo reset");

    await expect
      .poll(getMessages)
      .toEqual(["mika.h added routes to its new sets since, so this reset stays."]);
  });

  test("says that there is no room for another draft", async () => {
    const messages = await undoWhatChanged(async ({ seed, gym }) => {
      // Older than the published one, which stays on the first page of the list.
      const created_at = new Date("2025-11-01T10:00:00Z");
      for (let count = 0; count < 20; count += 1) await seed.reset({ gym_id: gym.id, created_at });
    });

    expect(messages).toEqual([
      "There is no room for its routes. Publish or delete a draft first, or strip other routes.",
    ]);
  });

  test("needs a connection", async () => {
    const errors: Error[] = [];
    const { user, client, network } = await openPublished();
    client.getMutationCache().config.onError = (error) => errors.push(error);
    network.disconnect();

    await clickButton(user, "Undo The Cave");
    await clickButton(user, "Undo reset");

    await expect.poll(() => errors).toMatchObject([{ message: "Undoing needs a connection." }]);
    expect(await findResetRow("The Cave")).toHaveTextContent("Published");
  });

  test("is not offered after 24 hours, also in a list that stays open", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await openPublished();
    expect(screen.getByRole("button", { name: "Undo The Cave" })).toBeVisible();

    act(() => {
      vi.setSystemTime(Date.now() + 24 * HOUR_MS);
      vi.advanceTimersByTime(60_000);
    });

    expect(screen.queryByRole("button", { name: "Undo The Cave" })).not.toBeInTheDocument();
  });

  test("says that the 24 hours are over if the list is out of date", async () => {
    const messages = await undoWhatChanged(({ db }) =>
      db.execute("update resets set published_at = published_at - interval '25 hours'"),
    );

    expect(messages).toEqual(["A reset can be undone for 24 hours after its publication."]);
  });
});
