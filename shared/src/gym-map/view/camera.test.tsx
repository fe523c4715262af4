import type { Point } from "@topout/shared/domain";
import { expect, onTestFinished, test, vi } from "vitest";

import { mockCanvasSize } from "../testing/open-map.tsx";
import { Camera } from "./camera.ts";

const homeBox = { left: -108, top: -133, right: 108, bottom: 133 };
const corner = { x: 100, y: 0 };

const createCamera = () =>
  new Camera({
    frame: document.createElement("div"),
    drawing: document.createElement("div"),
    homeBox,
    initialView: undefined,
    onZoom: () => {},
    onViewChange: () => {},
  });

/** Narrows the canvas until a revealed corner is out of view, and returns how far the camera moves. */
function narrowCanvasAfter(moveCamera: (camera: Camera) => void): number {
  const restore = mockCanvasSize();
  onTestFinished(() => void restore());
  const camera = createCamera();
  onTestFinished(() => camera.dispose());
  camera.revealPoint(corner);
  moveCamera(camera);
  const before: Point = camera.centre;
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(40);
  camera.resize();
  return camera.centre.x - before.x;
}

test("Camera keeps a revealed point in view when the canvas changes its size", () => {
  expect(narrowCanvasAfter(() => {})).toBeGreaterThan(0);
});

test.each([
  ["pan", (camera: Camera) => camera.pan({ x: 1, y: 0 })],
  ["pinch", (camera: Camera) => camera.pinch({ from: corner, to: corner, factor: 2 })],
  ["zoom", (camera: Camera) => camera.zoom(2, corner)],
  ["zoom by a step", (camera: Camera) => camera.zoomByStep("in")],
  ["reset", (camera: Camera) => camera.reset()],
])("Camera does not return to a revealed point after a %s", (_name, moveCamera) => {
  expect(narrowCanvasAfter(moveCamera)).toBe(0);
});
