import type { TestApi } from "@topout/api/testing";
import { paths } from "@topout/shared/paths";
import { notifications } from "@topout/shared/platform";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

// Loads the map before the test, because the panel loads it on demand.
import "../../features/notes/note-map.tsx";
import { caveLayout } from "../../testing/cave-layout.ts";
import { renderWithApi } from "../../testing/render.ts";
import { Component as NotesScreen } from "./notes-screen.tsx";

const HOUR_MS = 60 * 60_000;
const getTime = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS);

async function createNotes({ seed, signIn }: TestApi) {
  await signIn({ route_setter: true });
  const gym = await seed.gym({ layout: caveLayout });
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Purple", color: "violet" });
  const set = await seed.set({ circuit_id: circuit.id });
  const p4 = await seed.route({ set_id: set.id, name: "P4", location: "Comp Wall" });
  const r7 = await seed.route({ set_id: set.id, name: "R7", location: "Main Wall" });
  const ayla = await seed.user({ username: "ayla.k" });
  const tom = await seed.user({ username: "tom.beta" });
  const add = (route_id: string, user_id: string, values: object) =>
    seed.note({ route_id, user_id, ...values });
  await add(p4.id, ayla.id, { time: getTime(2), text: "Third pinch spins when you match" });
  await add(p4.id, tom.id, { time: getTime(5) });
  await add(r7.id, tom.id, { time: getTime(9), kind: "dangerous" });
  await add(r7.id, ayla.id, { time: getTime(30), kind: "fun", text: "Best jump in the gym" });
  return { gym, p4, r7 };
}

const openNotes = <Data,>(seed: (api: TestApi) => Promise<Data>) =>
  renderWithApi({ seed, render: () => <NotesScreen />, initialEntry: paths.notes });

const findButton = (name: string) => screen.findByRole("button", { name });
afterEach(() => vi.unstubAllGlobals());

/** All media queries match: a desktop, and a preference for reduced motion. */
const stubMatchingMedia = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const listGroups = (section: string) =>
  within(screen.getByRole("region", { name: section }))
    .getAllByRole("heading", { level: 3 })
    .map((heading) => within(heading).getByRole("button").getAttribute("aria-label"));

describe("the notes from climbers", () => {
  test("list what is to fix, dangerous things first, and what climbers say", async () => {
    await openNotes(createNotes);

    expect(await findButton("Dangerous, R7")).toBeVisible();
    expect(listGroups("To fix")).toEqual(["Dangerous, R7", "Loose hold, P4"]);
    expect(listGroups("What climbers say")).toEqual(["Fun, R7"]);
    expect(screen.getByText("2 open")).toBeVisible();
    expect(screen.getByText("Comp Wall · 2 hours ago · 2 climbers")).toBeVisible();
    expect(screen.getByText("“Third pinch spins when you match”")).toBeVisible();
  });

  test("are done for all climbers at once, and the focus moves to the next note", async () => {
    const { user } = await openNotes(createNotes);

    await user.click(await findButton("Done: dangerous, R7"));

    await expect.poll(() => listGroups("To fix")).toEqual(["Loose hold, P4"]);
    await expect.poll(() => document.activeElement?.ariaLabel).toBe("Loose hold, P4");
    expect(notifications.getState().list).toMatchObject([{ title: "R7 is done" }]);
    expect(await screen.findByText("1 open")).toBeVisible();

    await user.click(await findButton("Done: loose hold, P4"));

    expect(await screen.findByRole("heading", { name: "Nothing to fix" })).toBeVisible();
  });

  test("show all climbers of a note, and strip its route", async () => {
    const { user, api, data } = await openNotes(createNotes);

    await user.click(await findButton("Loose hold, P4"));

    const detail = within(await screen.findByRole("dialog", { name: "Loose hold" }));
    expect(detail.getByText("ayla.k")).toBeVisible();
    expect(detail.getByText("No text")).toBeVisible();
    expect(detail.getByText("Only staff see this. Climbers see “The setters know”.")).toBeVisible();
    await user.click(detail.getByRole("button", { name: "Strip P4" }));

    await expect.poll(() => listGroups("To fix")).toEqual(["Dangerous, R7"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const response = await api.fetch(`/api/routes/${data.p4.id}`);
    expect(await response.json()).toMatchObject({ status: "stripped" });
  });

  test("are beside the list and with a map on desktop, until another one is done", async () => {
    stubMatchingMedia();
    const { user } = await openNotes(createNotes);

    await user.click(await findButton("Loose hold, P4"));

    const panel = await screen.findByRole("complementary", { name: "Loose hold, P4" });
    const detail = within(panel);
    expect(detail.getByText("tom.beta")).toBeVisible();
    expect(await detail.findByText("THE CAVE")).toBeInTheDocument();
    await user.click(await findButton("Done: dangerous, R7"));
    await expect.poll(() => listGroups("To fix")).toEqual(["Loose hold, P4"]);
    expect(panel).toBeVisible();
    await user.click(detail.getByRole("button", { name: "Close" }));
    expect(panel).not.toBeInTheDocument();
  });

  test("have no action for opinions", async () => {
    const { user } = await openNotes(createNotes);

    await user.click(await findButton("Fun, R7"));

    const detail = within(await screen.findByRole("dialog", { name: "Fun" }));
    expect(detail.queryByRole("button", { name: "Done" })).not.toBeInTheDocument();
  });
});

test("a gym without notes has nothing to fix", async () => {
  await openNotes(async ({ seed, signIn }) => {
    await signIn({ route_setter: true });
    return seed.gym();
  });

  expect(await screen.findByRole("heading", { name: "Nothing to fix" })).toBeVisible();
  expect(screen.queryByText("What climbers say")).not.toBeInTheDocument();
});
