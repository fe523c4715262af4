import { beforeEach, describe, expect, test, vi } from "vitest";

const AREA = { name: "The Slab", code: "2BCDFG" };
const GYM = { id: "gym" };
const ROUTE = { id: "route-1", status: "live", has_image: true, version: 4 };
const WALL = { type: "area", gym: GYM, area: AREA, route: null };

/** Opens a label. The server answers the scan with this target, if there is one. */
async function openLabel(path: string, target?: object) {
  history.replaceState(null, "", path);
  const responses = new Map([
    [`/api/codes/${path.slice(3)}?via=label`, Promise.resolve(toResponse(target))],
  ]);
  window.firstData = { token: null, responses, allStarted: Promise.resolve() };
  vi.resetModules();
  await import("./first-label.ts");
  return responses;
}

const toResponse = (target: object | undefined) =>
  target ? Response.json(target) : Response.json({ code: "NOT_FOUND" }, { status: 404 });

const getSkeleton = () => document.querySelector("[data-drawing]");
const getAddress = () => location.pathname + location.search;
const getPhotoVersion = () =>
  document.querySelector<HTMLMetaElement>("meta[name=photo-version]")?.content;

beforeEach(() => {
  document.head.innerHTML = '<meta name="photo-version" content="">';
  document.body.innerHTML = "<div data-drawing><p>You are at</p></div>";
  return () => {
    document.head.innerHTML = "";
    document.body.innerHTML = "";
    history.replaceState(null, "", "/");
    delete window.firstData;
    delete window.firstDrawing;
  };
});

describe("the label of a wall", () => {
  test("shows the name of the wall", async () => {
    await openLabel("/w/2BCDFG", WALL);

    expect(getSkeleton()).toHaveTextContent("You are atThe Slab");
    expect(getAddress()).toBe("/w/2BCDFG");
  });

  test("keeps the skeleton if the code is unknown, or its area was removed", async () => {
    await openLabel("/w/2BCDFG");
    expect(getSkeleton()).toHaveTextContent("You are at");

    await openLabel("/w/2BCDFG", { ...WALL, area: null });
    expect(getSkeleton()).toHaveTextContent("You are at");
  });
});

describe("the label of a route", () => {
  const target = { type: "route", gym: GYM, area: AREA, route: ROUTE };

  test("leads to its panel above its wall, whose screen requests nothing", async () => {
    const responses = await openLabel("/r/BBCDFG", target);

    expect(getAddress()).toBe("/w/2BCDFG?route=route-1");
    expect(getPhotoVersion()).toBe("4");
    expect(getSkeleton()).toHaveTextContent("The Slab");
    for (const query of ["", "?via=label"]) {
      const response = await responses.get(`/api/codes/2BCDFG${query}`);
      expect(await response?.json()).toEqual(WALL);
    }
  });

  test("without a photo requests none", async () => {
    await openLabel("/r/BBCDFG", { ...target, route: { ...ROUTE, has_image: false } });

    expect(getPhotoVersion()).toBe("");
  });

  test.each([
    ["a stripped route", { route: { ...ROUTE, status: "stripped" } }],
    ["a route outside all areas", { area: null }],
  ])("of %s keeps its address", async (_name, values) => {
    await openLabel("/r/BBCDFG", { ...target, ...values });

    expect(getAddress()).toBe("/r/BBCDFG");
  });
});
