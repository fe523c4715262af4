import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";

import { createJsonRequest, type TestApi } from "@topout/api/testing";
import type { Reset, Route } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useLocation } from "@topout/shared/platform";

import { Component as LabelsScreen } from "../screens/labels/labels-screen.tsx";
import { renderWithApi } from "./render.ts";
import { createTwoAreas } from "./two-areas.ts";

export const CAVE_CODE = "2BCDFG";

const layout = createTwoAreas({ cave: { code: CAVE_CODE }, slab: { code: "3CDFGH" } });

/** jsdom has neither fonts nor a canvas. Each character is 0.6 em wide. */
export function stubTextMeasuring() {
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
  const context = { font: "", measureText: (text: string) => ({ width: text.length * 60 }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
}

/** A gym with G1 in The Cave and G2 on The Slab in the current set, and a draft of a reset with the new route N1. */
export async function createLabelledGym({ seed, signIn }: TestApi) {
  const { user, fetch } = await signIn({ route_setter: true });
  const gym = await seed.gym({ name: "Gritworks", layout });
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
  const earlierSet = await seed.set({ circuit_id: circuit.id, date: new Date("2026-10-02") });
  const set = await seed.set({ circuit_id: circuit.id, date: new Date("2026-11-02") });
  await seed.route({ set_id: earlierSet.id, name: "Old", location: "The Cave" });
  await seed.route({ set_id: set.id, name: "G2", location: "The Slab", grade: "V2" });
  await seed.route({ set_id: set.id, name: "G1", location: "The Cave", grade: "V1" });
  const reset = await seed.reset({ gym_id: gym.id, name: "Cave reset" });
  await seed.draft({
    reset_id: reset.id,
    circuit_id: circuit.id,
    name: "N1",
    location: "The Cave",
  });
  const readJson = async <T,>(path: string) => (await (await fetch(`/api/${path}`)).json()) as T;
  return {
    user,
    fetch,
    gym,
    earlierSet,
    reset,
    /** Publishes the reset outside the screen. */
    publish: async () => {
      const { version } = await readJson<Reset>(`resets/${reset.id}`);
      const request = createJsonRequest("POST", { version });
      const { ok } = await fetch(`/api/resets/${reset.id}/publish`, request);
      if (!ok) throw new Error("The reset was not published");
    },
    listOnWall: () => readJson<Route[]>(`routes/get_all?gym_id=${gym.id}&current=true`),
  };
}

const Location = () => <output aria-label="Search params">{useLocation().search}</output>;

/** Opens the screen. An `output` shows the search params. */
export const openLabels = <Data,>(
  seed: (api: TestApi) => Promise<Data>,
  { search = () => "", failingCalls }: LabelsOptions<Data> = {},
) =>
  renderWithApi({
    seed,
    render: () => (
      <>
        <LabelsScreen />
        <Location />
      </>
    ),
    initialEntry: (data) => `${paths.labels}${search(data)}`,
    ...(failingCalls && { failingCalls }),
  });

interface LabelsOptions<Data> {
  search?: (data: Data) => string;
  failingCalls?: RegExp;
}

/** The texts of each label that would be printed, page by page. */
export function getPrintedPages() {
  fireEvent(window, new Event("beforeprint"));
  return Array.from(document.querySelectorAll("[data-print-sheets] > svg"), (page) =>
    Array.from(page.querySelectorAll(":scope > g"), (label) =>
      Array.from(label.querySelectorAll("text"), ({ textContent }) => textContent).filter(Boolean),
    ),
  );
}

export const findPrintButton = (name: RegExp | string) => screen.findByRole("button", { name });
