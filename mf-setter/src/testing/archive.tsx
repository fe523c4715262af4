import { screen } from "@testing-library/react";

import type { TestApi } from "@topout/api/testing";
import type { Route } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useLocation } from "@topout/shared/platform";

import { Component as ArchiveScreen } from "../screens/archive/archive-screen.tsx";
import { caveLayout } from "./cave-layout.ts";
import { renderWithApi } from "./render.ts";

export const DAY_MS = 24 * 60 * 60_000;
const OCTOBER = new Date("2025-10-22T10:00:00.000Z");
export const NOVEMBER = new Date("2025-11-12T10:00:00.000Z");

/** A gym with the circuits Green and Red, each with a current set. */
export async function createEmptyArchive({ seed, signIn, fetchAnonymously }: TestApi) {
  const { user, fetch } = await signIn({ route_setter: true });
  const gym = await seed.gym({ layout: caveLayout });
  const createSet = async (name: string, color: "green" | "red") => {
    const circuit = await seed.circuit({ gym_id: gym.id, name, color });
    return seed.set({ circuit_id: circuit.id, date: new Date("2026-11-02") });
  };
  const strip = (values: Parameters<typeof seed.route>[0]) =>
    seed.route({
      status: "stripped",
      published_at: new Date("2025-09-17T10:00:00Z"),
      ...values,
    });
  const listOnWall = async () => {
    const response = await fetchAnonymously(`/api/routes/get_all?gym_id=${gym.id}`);
    return ((await response.json()) as Route[]).map(({ name }) => name);
  };
  const green = await createSet("Green", "green");
  const red = await createSet("Red", "red");
  return { user, fetch, gym, green, red, strip, listOnWall };
}

/** Adds a stripped route of each circuit. */
export async function createArchive(api: TestApi) {
  const archive = await createEmptyArchive(api);
  const joana = await api.seed.user({ username: "joana_s" });
  const g7 = await archive.strip({ set_id: archive.green.id, name: "G7", stripped_at: OCTOBER });
  const r9 = await archive.strip({
    set_id: archive.red.id,
    name: "R9",
    location: "The Cave",
    setter_id: joana.id,
    stripped_at: NOVEMBER,
  });
  await api.seed.send({ user: archive.user.id, route: r9.id, time: OCTOBER });
  return { ...archive, g7, r9 };
}

const Location = () => <output aria-label="Search params">{useLocation().search}</output>;

/** Opens the archive of a gym. An `output` shows its search params. */
export const openArchive = <Data,>(
  seed: (api: TestApi) => Promise<Data>,
  search = "",
  failingCalls?: RegExp,
) =>
  renderWithApi({
    seed,
    render: () => (
      <>
        <ArchiveScreen />
        <Location />
      </>
    ),
    initialEntry: paths.archive + search,
    ...(failingCalls && { failingCalls }),
  });

export const findRow = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  return button.closest("li") as HTMLElement;
};

/** The names of the listed routes. */
export const listNames = () =>
  screen.queryAllByText(/^[A-Z]\d+$/).map(({ textContent }) => textContent);
