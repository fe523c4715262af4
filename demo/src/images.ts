import type { Storage } from "@topout/api/storage";

import type { DemoPlan } from "./demo-plan.ts";
import { drawAvatar } from "./drawing/avatar/avatar.ts";
import { drawGymPhoto } from "./drawing/gym-photo.ts";
import { drawRoutePhoto, type PhotoSubject } from "./drawing/route-photo.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { RoutePlan } from "./plan/routes.ts";
import { renderImage, renderPhoto } from "./render.ts";

/** The V-grade of the gym's hardest circuit. */
const MAX_LEVEL = 7.6;
/** In pixels. Photos of older routes are rarely opened, and rendering takes most of the seeding time. */
const PHOTO_WIDTH = { current: 768, older: 540 };

/** The storage keys of the demo's images. */
export interface StoredImages {
  readonly gym: string;
  /** By route id. */
  readonly routes: ReadonlyMap<string, { readonly image: string; readonly thumbnail: string }>;
  /** By user id. Some users have none. */
  readonly avatars: ReadonlyMap<string, string>;
}

interface StoreOptions {
  readonly put: Storage["put"];
  readonly print: (line: string) => void;
}

/** Draws and stores every image of the demo. */
export async function storeImages(
  { routes, users }: Pick<DemoPlan, "routes" | "users">,
  { put, print }: StoreOptions,
): Promise<StoredImages> {
  const reportPhoto = countPhotos(routes.length, print);
  const photos = await mapConcurrently(routes, async (route) => {
    const photo = await renderPhoto(drawRoutePhoto(getPhotoSubject(route)), getPhotoWidth(route));
    const keys = { image: await put(photo.image), thumbnail: await put(photo.thumbnail) };
    reportPhoto();
    return [route.id, keys] as const;
  });
  const avatars = await mapConcurrently(users, async ({ id, username, avatar }) => {
    if (!avatar) return [];
    return [[id, await put(await renderImage(drawAvatar(username, avatar)))] as const];
  });
  return {
    gym: await put(await renderImage(drawGymPhoto())),
    routes: new Map(photos),
    avatars: new Map(avatars.flat()),
  };
}

/** Returns a function that counts a photo, and prints a line after each quarter of them. */
function countPhotos(total: number, print: StoreOptions["print"]) {
  let count = 0;
  return () => {
    const quarter = Math.floor((4 * count) / total);
    count += 1;
    if (Math.floor((4 * count) / total) > quarter) print(`${count} of ${total} photos are drawn.`);
  };
}

const getPhotoWidth = ({ set }: RoutePlan) =>
  set.replacedAt ? PHOTO_WIDTH.older : PHOTO_WIDTH.current;

export const getPhotoSubject = ({ label, set, area }: RoutePlan): PhotoSubject => ({
  label,
  color: set.circuit.color,
  area,
  hardness: set.circuit.level / MAX_LEVEL,
});
