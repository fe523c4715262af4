import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { vi } from "vitest";

import { GymMap, type GymMapProps } from "../view/gym-map.tsx";
import type { MapDot } from "../view/map-dot.ts";

const WIDTH = 216;
const HEIGHT = 266;

/** jsdom has no layout: a canvas of the home box's own size makes a pixel of every unit. */
export function layOutCanvas() {
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

/** What a reader hears of the active option. */
export const active = () => {
  const id = screen.getByRole("listbox").getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.getAttribute("aria-label");
};

/** How the drawing lies under the camera. */
export const transform = () => {
  const drawing = screen.getByRole("listbox").firstElementChild;
  return drawing instanceof HTMLElement ? drawing.style.transform : undefined;
};

interface Press {
  readonly x: number;
  readonly y: number;
  readonly to?: { readonly x: number; readonly y: number };
}

/** A finger as events tell of it; in layout units, given that nothing was moved yet. */
export const fingerAt = ({ x, y }: Omit<Press, "to">, pointerId = 1) => ({
  clientX: WIDTH / 2 + x,
  clientY: HEIGHT / 2 + y,
  pointerId,
  button: 0,
});

/** One finger, down and up again. */
export function touch(map: HTMLElement, { x, y, to }: Press) {
  fireEvent.pointerDown(map, fingerAt({ x, y }));
  if (to) fireEvent.pointerMove(map, fingerAt(to));
  fireEvent.pointerUp(map, fingerAt(to ?? { x, y }));
}
