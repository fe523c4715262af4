import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { useCurrentGym } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";

import { caveLayout } from "../../testing/cave-layout.ts";
import { renderWithApi } from "../../testing/render.ts";
import { CircuitMap } from "./circuit-map.tsx";

/** jsdom has no layout. With this stub, the client position of a point is its position in layout units plus 100. */
function stubLayout() {
  const box = { width: 200, height: 200 };
  Object.defineProperty(SVGElement.prototype, "viewBox", {
    configurable: true,
    value: { baseVal: { x: -100, y: -100, ...box } },
  });
  const rect = { left: 0, top: 0, right: 200, bottom: 200, x: 0, y: 0, ...box };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(rect as DOMRect);
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(SVGElement.prototype, "viewBox");
  });
}

function Screen({ setId }: { setId: string }) {
  const { gym } = useCurrentGym();
  return (
    gym && (
      <CircuitMap
        gym={gym}
        setId={setId}
        circuitName="Green"
        skin="green"
        selectedId={null}
        onSelect={() => {}}
        onOpen={() => {}}
      />
    )
  );
}

/** Drags from one position to another, in layout units. */
function drag(from: number, to: number) {
  const map = screen.getByRole("listbox");
  const at = (position: number) => ({ pointerId: 1, clientX: position + 100, clientY: 100 });
  fireEvent.pointerDown(map, { ...at(from), button: 0, pointerType: "mouse" });
  fireEvent.pointerMove(map, at(to));
  fireEvent.pointerUp(map, at(to));
}

describe("CircuitMap", () => {
  test("moves a dragged route, and starts no second move until the first one is saved", async () => {
    stubLayout();
    const { network } = await renderWithApi({
      seed: async ({ seed, signIn }) => {
        await signIn({ route_setter: true });
        const gym = await seed.gym({ layout: caveLayout });
        const circuit = await seed.circuit({ gym_id: gym.id });
        const set = await seed.set({ circuit_id: circuit.id });
        await seed.route({ set_id: set.id, name: "G1", x: 0, y: 0, location: "The Cave" });
        return set;
      },
      render: ({ id }) => <Screen setId={id} />,
    });
    await screen.findByRole("option", { name: "G1, The Cave" });

    drag(0, 20);
    drag(0, 40);

    await expect
      .poll(() => notifications.getState().list)
      .toMatchObject([{ title: "Route Updated", message: "G1 is now at The Cave." }]);
    expect(network.requests.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  });
});
