import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, onTestFinished, test, vi } from "vitest";

import { useCropPointers } from "./use-crop-pointers.ts";

/** Collects the zoom factors. */
function Frame({ factors }: { factors: number[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const handlers = useCropPointers(frame, {
    move: () => {},
    zoomBy: (factor) => factors.push(factor),
  });
  return <div ref={frame} role="application" {...handlers} />;
}

test("a pinch zooms by the distance of the fingers, even while the frame moves", () => {
  const factors: number[] = [];
  render(<Frame factors={factors} />);
  const frame = screen.getByRole("application");
  frame.setPointerCapture = () => {};
  const rect = { left: 0, top: 100, width: 200, height: 200 } as DOMRect;
  vi.spyOn(frame, "getBoundingClientRect").mockImplementation(() => rect);
  onTestFinished(() => void vi.restoreAllMocks());

  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 90, clientY: 200 });
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 110, clientY: 200 });
  Object.assign(rect, { top: 40 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 130, clientY: 200 });
  Object.assign(rect, { top: 0 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 70, clientY: 200 });

  expect(factors.reduce((zoom, factor) => zoom * factor, 1)).toBeCloseTo(3);
});
