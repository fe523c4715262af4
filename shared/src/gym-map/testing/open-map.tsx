import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { vi } from "vitest";

import { GymMap, type GymMapProps } from "../view/gym-map.tsx";
import type { MapDot } from "../view/map-dot.ts";

const WIDTH = 216;
const HEIGHT = 266;

/** jsdom has no layout. This canvas has the size of the home box, so one layout unit is one pixel. */
export function mockCanvasSize() {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  return () => vi.restoreAllMocks();
}

const dot = (id: string, x: number, y: number): MapDot => ({
  id,
  x,
  y,
  skin: "violet",
  state: "unsent",
  label: id,
  description: `${id}, Purple, The Slab, not sent`,
});

const dots = [dot("P1", 0, 0), dot("P2", 40, 2), dot("P3", 0, 60), dot("P4", -80, 0)];

export function openMap(view?: GymMapProps["view"]) {
  const onOpen = vi.fn<(id: string) => void>();
  const onViewChange = vi.fn<NonNullable<GymMapProps["onViewChange"]>>();

  function Gym() {
    const [selected, setSelected] = useState<string | null>(null);
    return (
      <GymMap
        layout={{ lines: [], areas: [] }}
        dots={dots}
        label="Gym map, 4 routes"
        selectedId={selected}
        onSelect={setSelected}
        onOpen={onOpen}
        view={view}
        onViewChange={onViewChange}
      />
    );
  }

  render(<Gym />);
  return { map: screen.getByRole("listbox", { name: "Gym map, 4 routes" }), onOpen, onViewChange };
}

export const press = (keys: string) => userEvent.setup().keyboard(keys);

/** The accessible name of the active option. */
export const getActiveOption = () => {
  const id = screen.getByRole("listbox").getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.getAttribute("aria-label");
};

export const getTransform = () => {
  const drawing = screen.getByRole("listbox").firstElementChild;
  return drawing instanceof HTMLElement ? drawing.style.transform : undefined;
};

interface TouchOptions {
  readonly x: number;
  readonly y: number;
  readonly to?: { readonly x: number; readonly y: number };
}

/** The pointer event at a layout point, while the map is in the home view. */
export const pointerAt = ({ x, y }: Omit<TouchOptions, "to">, pointerId = 1) => ({
  clientX: WIDTH / 2 + x,
  clientY: HEIGHT / 2 + y,
  pointerId,
  button: 0,
});

/** Presses and releases one pointer, with a move in between if `to` is set. */
export function touch(map: HTMLElement, { x, y, to }: TouchOptions) {
  fireEvent.pointerDown(map, pointerAt({ x, y }));
  if (to) fireEvent.pointerMove(map, pointerAt(to));
  fireEvent.pointerUp(map, pointerAt(to ?? { x, y }));
}
