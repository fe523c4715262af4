import type { Route, RouteSet, User } from "@topout/shared/contract";
import { seedRunningProgram } from "@topout/api/seed-running-program";
import { type Page } from "@playwright/test";

import { expect, test as base } from "./fixtures.ts";
import { getBox, tap } from "./pointer.ts";
import { getToken } from "./session.ts";

let gymCount = 0;

export interface SetterGym {
  readonly gymId: string;
  readonly gymName: string;
  readonly setId: string;
  readonly circuitId: string;
  /** The signed-in setter. */
  readonly userId: string;
}

interface Fixtures {
  /** A gym for this journey with the areas "Left" and "Right", and the circuit Purple with an empty set. */
  readonly gym: SetterGym;
  /** Opens route setting as the setter of the gym. */
  readonly openRouteSetting: () => Promise<void>;
}

const createArea = (name: string, left: number) => ({
  name,
  joined: true,
  style: "",
  color: "#33669930",
  points: [
    { x: left, y: -110 },
    { x: left + 90, y: -110 },
    { x: left + 90, y: 110 },
    { x: left, y: 110 },
  ],
});

/** These journeys use an isolated program, because other journeys count gyms and routes. */
export const test = base.extend<Fixtures>({
  siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url),

  gym: async ({ isolatedProgram, page, seed }, use) => {
    await seed.signInAsNewClimber();
    const { id: userId } = await fetchFromApi<User>(page, "users/me");
    gymCount += 1;
    const gymName = `Setter gym ${gymCount}`;
    const gym = await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
      const layout = { lines: [], areas: [createArea("Left", -95), createArea("Right", 5)] };
      const { id: gymId } = await insert.gym({ name: gymName, layout });
      const circuit = await insert.circuit({ name: "Purple", color: "violet", gym_id: gymId });
      const set = await insert.set({ circuit_id: circuit.id, date: new Date("2026-11-01") });
      await insert.updateUser(userId, { route_setter: true, home_gym: gymId });
      return { gymId, gymName, setId: set.id, circuitId: circuit.id, userId };
    });
    await use(gym);
    // The screens list gyms up to a number, so the gyms of other journeys must not add up.
    await seedRunningProgram(isolatedProgram.dataDir, ({ removeGym }) => removeGym(gym.gymId));
  },

  openRouteSetting: async ({ page, gym }, use) => {
    await use(async () => {
      await page.goto("/route_setting");
      await expect(page.getByRole("button", { name: gym.gymName })).toBeVisible();
      await expect(page.getByRole("tab", { name: "Purple" })).toBeVisible();
    });
  },
});

export { expect };

/** Fetches from the API as the signed-in user. */
async function fetchFromApi<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(`/api/${path}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as T;
}

export const listRoutes = async (page: Page, { gymId }: SetterGym): Promise<Route[]> =>
  fetchFromApi(page, `routes/get_all?gym_id=${gymId}`);

export const listSets = async (page: Page, { gymId }: SetterGym): Promise<RouteSet[]> =>
  fetchFromApi(page, `sets/${gymId}`);

/** Chooses an item of the menu “Set actions”. */
export async function chooseSetAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Set actions" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Chooses an item of a route's menu. */
export async function chooseRouteAction(page: Page, routeName: string, action: string) {
  await getRouteMenu(page, routeName).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The button of a route's menu. */
export const getRouteMenu = (page: Page, routeName: string) =>
  page.getByRole("button", { name: `${routeName}, more` });

/** Creates a route through the API. Its name must be a letter and a number. The number determines the position. */
export async function createRoute(page: Page, { setId }: SetterGym, name: string): Promise<Route> {
  const details = { name, set_id: setId, grade: "V3", style: "Slab", location: "Left" };
  return saveRoute(page, "POST", { ...details, x: -50, y: Number(name.slice(1)) * 12 });
}

/** Updates a route through the API, so that the version in an open form is outdated. */
export const updateRoute = async (page: Page, route: Route, change: Partial<Route>) => {
  const { id, name, grade, style, location, x, y, ...others } = { ...route, ...change };
  const set_id = others.set_id ?? "";
  return saveRoute(page, "PATCH", { route_id: id, name, set_id, grade, style, location, x, y });
};

/** Strips a route through the API. */
export async function stripRoute(page: Page, { id, version }: Route) {
  const response = await page.request.post("/api/routes/change_many", {
    data: { strip: true, routes: [{ id, version }] },
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(await response.json()).toMatchObject({ changed: [{ id, status: "stripped" }] });
}

/** Deletes a route through the API. */
export async function removeRoute(page: Page, { id }: Pick<Route, "id">) {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  expect((await page.request.delete(`/api/routes/${id}`, { headers })).ok()).toBe(true);
}

interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Replaces the photo through the API, so that the version in an open form is outdated. */
export const updatePhoto = async (page: Page, route: Route, file: Photo) => {
  const { id, name, grade, style, location, x, y } = route;
  const details = { name, set_id: route.set_id ?? "", grade, style, location, x, y };
  return saveRoute(page, "PATCH", { route_id: id, ...details, file });
};

/** Returns the height of the stored photo in pixels. */
export const getPhotoHeight = (page: Page, { id }: Pick<Route, "id">) =>
  page.evaluate(async (routeId) => {
    const response = await fetch(`/api/img/${routeId}.webp`);
    return (await createImageBitmap(await response.blob())).height;
  }, id);

async function saveRoute(
  page: Page,
  method: "POST" | "PATCH",
  multipart: Record<string, string | number | Photo>,
): Promise<Route> {
  const path = method === "POST" ? "create_with_image" : "update";
  const response = await page.request.fetch(`/api/routes/${path}`, {
    method,
    multipart,
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as Route;
}

export const getPlacementMap = (page: Page) =>
  page.getByRole("application", { name: "Position on the map" });

/** Taps the map at a fraction of its width and height. */
export async function placeDot(page: Page, [x, y]: readonly [number, number]) {
  const map = getPlacementMap(page);
  await map.scrollIntoViewIfNeeded();
  const box = await getBox(map);
  await tap(page, { x: box.x + box.width * x, y: box.y + box.height * y });
}

/** Creates a JPEG with noise, so that its file is as large as that of a real photo. */
export async function createPhoto(
  page: Page,
  { width, height }: { width: number; height: number },
) {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = document.createElement("canvas");
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("The browser has no canvas");
      for (let index = 0; index < 6_000; index += 1) {
        context.fillStyle = `hsl(${(index * 47) % 360} 60% ${30 + (index % 50)}%)`;
        context.fillRect((index * 7_919) % w, (index * 104_729) % h, w / 20, h / 30);
      }
      const url = canvas.toDataURL("image/jpeg", 0.95);
      return url.slice(url.indexOf(",") + 1);
    },
    [width, height] as const,
  );
  return { name: "wall.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}
