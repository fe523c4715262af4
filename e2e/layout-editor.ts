import type { Page } from "@playwright/test";
import { type Gym, gyms, type Layout, users } from "@topout/shared/contract";
import { seedRunningProgram } from "@topout/api/seed-running-program";

import { expect, test as base } from "./fixtures.ts";
import { drag, getBox, type Point, tap } from "./pointer.ts";
import { getToken } from "./session.ts";

/**
 * Returns functions that draw at positions in layout units. Call it after the editor has opened, and do not pan or zoom
 * afterwards.
 */
export async function createPen(page: Page) {
  const guide = await getBox(page.locator(".guide"));
  const scale = guide.width / 200;
  const toPixel = ({ x, y }: Point): Point => ({
    x: guide.x + (x + 100) * scale,
    y: guide.y + (y + 125) * scale,
  });
  return {
    tap: (point: Point) => tap(page, toPixel(point)),
    draw: async (points: readonly Point[]) => {
      for (const point of points) await tap(page, toPixel(point));
    },
    /** Ends with a tap on the first point, which closes the shape. */
    drawClosed: async ([first, ...others]: readonly Point[]) => {
      for (const point of [first, ...others, first]) if (point) await tap(page, toPixel(point));
    },
    drag: (from: Point, to: Point) => drag(page, toPixel(from), toPixel(to)),
    /** Drags with the mouse step by step: press, move, then release. */
    press: async (point: Point) => {
      const { x, y } = toPixel(point);
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: async (point: Point) => {
      const { x, y } = toPixel(point);
      await page.mouse.move(x, y, { steps: 5 });
    },
    release: () => page.mouse.up(),
  };
}

export const createSquare = (x: number, y: number, size: number): Point[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

export const createArea = (name: string, points: Point[]): Layout["areas"][number] => ({
  name,
  points,
  joined: true,
  style: "area",
  color: "#3a8a7d40",
});

export const EMPTY_LAYOUT = { lines: [], areas: [] };
export const WALL = { style: "wall" as const, joined: true, points: createSquare(-50, -50, 100) };

export const getSaveButton = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true });

/** Expects a shape with this description in the list of shapes, for example “3 points · open”. */
export const expectShape = (page: Page, description: string) =>
  expect(page.getByText(description).first()).toBeAttached();

/** Opens the editor without snapping. */
export async function openEditor(page: Page, part: "lines" | "areas") {
  await page.goto(`/gyms?edit=${part}`);
  await expect(page.locator(".guide")).toBeVisible();
  await page.getByRole("button", { name: "Snap" }).click();
}

interface SeededGym {
  readonly gymId: string;
  /** Fetches the stored gym. */
  readonly fetchGym: () => Promise<Gym>;
  /** Saves a layout through the API, so that the version in the editor is outdated. */
  readonly saveLayout: (layout: Layout) => Promise<void>;
}

interface GymOptions {
  readonly layout: Layout;
  readonly routes?: readonly { name: string; x: number; y: number; location: string }[];
}

interface Fixtures {
  /** Inserts a gym with a circuit and its routes. Makes it the home gym of a new admin, and signs the admin in. */
  readonly createGym: (options: GymOptions) => Promise<SeededGym>;
}

/** These journeys use an isolated program, because other journeys count gyms. */
export const test = base.extend<Fixtures>({
  siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url),

  createGym: async ({ isolatedProgram, page, seed }, use) => {
    const gymIds: string[] = [];
    await use(async ({ layout, routes = [] }) => {
      const { username } = await seed.signInAsNewClimber();
      const headers = { authorization: `Bearer ${await getToken(page)}` };
      const me = users.me.response.parse(
        await (await page.request.get("/api/users/me", { headers })).json(),
      );
      const gymId = await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
        const gym = await insert.gym({ name: `Gym of ${username}`, layout });
        const circuit = await insert.circuit({ name: "Purple", color: "violet", gym_id: gym.id });
        const set = await insert.set({ circuit_id: circuit.id, date: new Date("2026-11-01") });
        for (const route of routes) await insert.route({ ...route, set_id: set.id });
        const roles = { is_superuser: true, route_setter: true };
        await insert.updateUser(me.id, { ...roles, home_gym: gym.id });
        return gym.id;
      });
      gymIds.push(gymId);
      return {
        gymId,
        fetchGym: async () => {
          const response = await page.request.get("/api/gyms");
          const gym = gyms.list.response
            .parse(await response.json())
            .find(({ id }) => id === gymId);
          if (!gym) throw new Error("Gym not found");
          return gym;
        },
        saveLayout: async (newLayout) => {
          const response = await page.request.patch(`/api/gyms/${gymId}`, {
            headers,
            multipart: { layout: JSON.stringify(newLayout) },
          });
          expect(response.ok()).toBe(true);
        },
      };
    });
    // The screens list gyms up to a number, so the gyms of other journeys must not add up.
    await seedRunningProgram(isolatedProgram.dataDir, async ({ removeGym }) => {
      for (const gymId of gymIds) await removeGym(gymId);
    });
  },
});

export { expect };
