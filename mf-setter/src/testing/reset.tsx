import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

import { createJsonRequest, readJson, type TestApi } from "@topout/api/testing";
import type { Reset, Route as GymRoute } from "@topout/shared/contract";
import { paths, patterns } from "@topout/shared/paths";
import { Route, Routes } from "@topout/shared/platform";

import { Component as ResetScreen } from "../screens/reset/reset-screen.tsx";
import { Component as ResetsScreen } from "../screens/resets/resets-screen.tsx";
import { renderWithApi } from "./render.ts";
import { createTwoAreas } from "./two-areas.ts";

const layout = createTwoAreas();

function createForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

type Setter = Awaited<ReturnType<TestApi["signIn"]>>;
type SeededRoute = Awaited<ReturnType<TestApi["seed"]["route"]>>;

/** A gym with G1 and B1 in the cave, and G2 and B2 on the slab, and two setters who have a draft of a reset each. */
async function createResets(api: TestApi) {
  const { seed } = api;
  const admin = await api.signIn({ is_superuser: true, username: "anna" });
  const mika = await api.signIn({ route_setter: true, username: "mika.h" });
  const noor = await api.signIn({ route_setter: true, username: "noor_" });
  const gym = await seed.gym({ layout });
  const createCircuit = async (name: string, color: "green" | "black") => {
    const circuit = await seed.circuit({ gym_id: gym.id, name, color });
    const set = await seed.set({ circuit_id: circuit.id, date: new Date("2026-11-02") });
    const create = (number: number, location: string, x: number) =>
      seed.route({ set_id: set.id, name: `${name.charAt(0)}${number}`, location, x, y: 0 });
    return { inCave: await create(1, "The Cave", -50), onSlab: await create(2, "The Slab", 50) };
  };
  const green = await createCircuit("Green", "green");
  const black = await createCircuit("Black", "black");
  const createReset = (setter: Setter, name?: string) =>
    readJson<Reset>(
      setter.fetch(`/api/gyms/${gym.id}/resets`, createJsonRequest("POST", { name })),
    );
  const readReset = (id: string) => readJson<Reset>(noor.fetch(`/api/resets/${id}`));
  const reset = await createReset(noor);
  const other = await createReset(mika, "Warm Up");
  return {
    gym,
    reset,
    other,
    noor,
    mika,
    g1: green.inCave,
    g2: green.onSlab,
    b1: black.inCave,
    b2: black.onSlab,
    /** Changes a reset outside the screen. */
    change: (id: string, body: object, setter = mika) =>
      setter.fetch(`/api/resets/${id}`, createJsonRequest("PATCH", body)),
    /** Publishes the draft of noor_ outside the screen. */
    publish: async () => {
      const { version } = await readJson<Reset>(mika.fetch(`/api/resets/${reset.id}`));
      const request = createJsonRequest("POST", { version });
      return mika.fetch(`/api/resets/${reset.id}/publish`, request);
    },
    /** Deletes the draft of noor_ outside the screen. */
    remove: () => mika.fetch(`/api/resets/${reset.id}`, { method: "DELETE" }),
    removeGreen: () =>
      admin.fetch(`/api/circuits/${green.inCave.circuit_id}`, { method: "DELETE" }),
    /** Adds a new route without a photo to the draft of noor_, outside the screen, as noor_ if no other setter is given. */
    addDraft: async (fields: object, setter = noor) => {
      const details = { x: 50, y: 30, grade: "V4", style: "Slab", location: "The Slab", ...fields };
      const request = { method: "POST", body: createForm(details) };
      return readJson<GymRoute>(setter.fetch(`/api/resets/${reset.id}/routes`, request));
    },
    /** Edits a route outside the screen. */
    edit: ({ id, ...route }: SeededRoute, fields: object, setter: Setter) => {
      const { name, x, y, grade, style, location, set_id } = route;
      const details = { route_id: id, name, x, y, grade, style, location, set_id, ...fields };
      return setter.fetch("/api/routes/update", { method: "PATCH", body: createForm(details) });
    },
    /** Deletes routes outside the screen, all at once. */
    removeRoutes: (ids: readonly string[], setter: Setter) =>
      setter.fetch(
        "/api/routes/change_many",
        createJsonRequest("POST", { routes: ids.map((id) => ({ id, version: 1 })), delete: true }),
      ),
    /** The new routes on the server. */
    listNew: async () =>
      readJson<GymRoute[]>(noor.fetch(`/api/routes/get_all?gym_id=${gym.id}&drafts=true`)),
    /** The ids of the routes that come down on the server. */
    readStrip: async (id: string) => (await readReset(id)).strip,
    readReset: () => readReset(reset.id),
    /** The names of the routes on the wall. */
    listOnWall: async () =>
      (await readJson<GymRoute[]>(noor.fetch(`/api/routes/get_all?gym_id=${gym.id}&current=true`)))
        .map(({ name }) => name)
        .sort(),
  };
}

/** A hidden page does not read the changes of other setters, so the screen is out of date in every run. */
export function stopPolling() {
  const spy = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => spy.mockRestore());
}

type Data = Awaited<ReturnType<typeof createResets>>;

/** Opens the draft of noor_. */
export async function openReset(prepare?: (data: Data) => Promise<unknown>) {
  const rendered = await renderReset(prepare, paths.reset);
  await screen.findByRole("listbox");
  return rendered;
}

/** Opens the last step of the draft of noor_. */
export async function openPublishStep(prepare: (data: Data) => Promise<unknown>) {
  const rendered = await renderReset(prepare, paths.publishReset);
  await screen.findByRole("button", { name: "Publish" });
  return rendered;
}

const renderReset = (
  prepare: ((data: Data) => Promise<unknown>) | undefined,
  getPath: (resetId: string) => string,
) =>
  renderWithApi({
    seed: async (api) => {
      const data = await createResets(api);
      await prepare?.(data);
      return data;
    },
    render: () => (
      <Routes>
        <Route path={patterns.reset} element={<ResetScreen />} />
        <Route path={paths.resets} element={<ResetsScreen />} />
      </Routes>
    ),
    initialEntry: ({ reset }) => getPath(reset.id),
  });
