import type { Point } from "../../pointer.ts";
import type { BrowserMouse } from "../page.ts";
import type { WebDriverSession } from "./webdriver.ts";

type Send = WebDriverSession["send"];

/** Maps the keys that the journeys press to their code points in the WebDriver standard. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
};

export async function pressKey(send: Send, key: string): Promise<void> {
  const value = KEYS[key] ?? key;
  await send("POST", "/actions", {
    actions: [
      {
        type: "key",
        id: "keyboard",
        actions: [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ],
      },
    ],
  });
}

const roundPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

export function createMouse(send: Send): BrowserMouse {
  let position = { x: 0, y: 0 };
  const performPointerActions = (...actions: object[]) =>
    send<void>("POST", "/actions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  return {
    move: async (x, y, { steps = 1 } = {}) => {
      const from = position;
      position = { x, y };
      const moves = Array.from({ length: steps }, (_, index) => {
        const progress = (index + 1) / steps;
        return {
          type: "pointerMove",
          origin: "viewport",
          duration: steps > 1 ? 16 : 0,
          ...roundPoint({
            x: from.x + (x - from.x) * progress,
            y: from.y + (y - from.y) * progress,
          }),
        };
      });
      await performPointerActions(...moves);
    },
    down: () => performPointerActions({ type: "pointerDown", button: 0 }),
    up: () => performPointerActions({ type: "pointerUp", button: 0 }),
    wheel: async (deltaX, deltaY) => {
      await send("POST", "/actions", {
        actions: [
          {
            type: "wheel",
            id: "wheel",
            actions: [
              { type: "scroll", ...roundPoint(position), deltaX, deltaY, origin: "viewport" },
            ],
          },
        ],
      });
    },
  };
}

/** Clicks with one command, so that the page cannot move the element between the events. */
export async function clickAt(send: Send, point: Point): Promise<void> {
  const actions = [
    { type: "pointerMove", origin: "viewport", ...roundPoint(point) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  await send("POST", "/actions", {
    actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
  });
}
