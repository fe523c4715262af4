import { beforeEach, describe, expect, test, vi } from "vitest";

import { drawOverlay, drawSkeleton } from "./draw-skeleton.ts";

const skeleton = {
  style: { display: "grid" },
  blocks: [
    { hasDrawing: true, style: { height: "412px" }, wide: { height: "100%" } },
    { items: [{ text: "Routes" }, { style: { height: "74px" }, count: 3 }] },
  ],
};

function draw({ isWide = false } = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  drawSkeleton(skeleton, {});
  const [map, list] = window.firstSkeleton?.children ?? [];
  return { map: map as HTMLElement, list: list as HTMLElement };
}

beforeEach(() => {
  document.body.innerHTML = '<main><div class="first-skeleton"></div></main>';
  return () => {
    delete window.firstSkeleton;
    delete window.firstOverlay;
    delete document.documentElement.dataset["skeleton"];
    vi.unstubAllGlobals();
  };
});

describe("drawSkeleton", () => {
  test("draws the blocks and their items into the frame", () => {
    const { map, list } = draw();

    expect(document.querySelector(".first-skeleton")).toContainElement(map);
    expect(map.style.height).toBe("412px");
    expect([...list.children].map((item) => item.textContent)).toEqual(["Routes", "", "", ""]);
    expect(document.querySelectorAll("[data-drawing]")).toHaveLength(1);
  });

  test("replaces styles in a wide window", () => {
    expect(draw({ isWide: true }).map.style.height).toBe("100%");
  });

  test("marks the document, so that later skeletons show at once", () => {
    draw();

    expect(document.documentElement.dataset["skeleton"]).not.toBe("");
  });
});

describe("drawOverlay", () => {
  const panel = { blocks: [{ items: [{ image: "/api/img/*route*.webp?v=*photoVersion*" }] }] };

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    document.body.innerHTML = "<div data-static></div>";
  });

  test("draws above the frame, with the image of the route in the link", () => {
    drawOverlay(panel, { route: "r1", photoVersion: "4" });

    const image = document.querySelector("[data-static] > .overlay-panel img");
    expect(image).toHaveAttribute("src", "/api/img/r1.webp?v=4");
    expect(window.firstOverlay).toContainElement(image as HTMLElement);
  });

  test("draws no image for a route without a photo", () => {
    drawOverlay(panel, { route: "r1" });

    expect(window.firstOverlay).toBeInTheDocument();
    expect(document.querySelector("img")).toBeNull();
  });

  test("removes an image that does not load", () => {
    drawOverlay(panel, { route: "r1", photoVersion: "4" });

    document.querySelector("img")?.dispatchEvent(new Event("error"));

    expect(document.querySelector("img")).toBeNull();
  });
});
