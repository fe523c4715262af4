import type { Storage } from "@topout/api/storage";

import type { DemoPlan, GymPlan } from "./demo-plan.ts";
import { drawAvatar } from "./drawing/avatar/avatar.ts";
import { drawGymPhoto } from "./drawing/gym-photo.ts";
import { drawRoutePhoto, type PhotoSubject } from "./drawing/route-photo.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { RoutePlan } from "./plan/routes.ts";
import { renderImage, renderPhoto } from "./render.ts";

/** The V-grade of the hardest circuit of all gyms. */
const MAX_LEVEL = 7.6;
/** In pixels. Photos of older routes are rarely opened, and rendering takes most of the seeding time. */
const OLDER_PHOTO_WIDTH = 540;

/** The storage keys of the demo's images. */
export interface StoredImages {
  /** By gym id. */
  readonly gyms: ReadonlyMap<string, string>;
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
  { gyms }: Pick<DemoPlan, "gyms">,
  { put, print }: StoreOptions,
): Promise<StoredImages> {
  const routes = gyms.flatMap((gym) =>
    gym.routes.map((route) => ({ route, width: getPhotoWidth(route, gym) })),
  );
  const users = gyms.flatMap((gym) => gym.users);
  const reportPhoto = countPhotos(routes.length, print);
  const photos = await mapConcurrently(routes, async ({ route, width }) => {
    const photo = await renderPhoto(drawRoutePhoto(getPhotoSubject(route)), width);
    const keys = { image: await put(photo.image), thumbnail: await put(photo.thumbnail) };
    reportPhoto();
    return [route.id, keys] as const;
  });
  const avatars = await mapConcurrently(users, async ({ id, username, avatar }) => {
    if (!avatar) return [];
    return [[id, await put(await renderImage(drawAvatar(username, avatar)))] as const];
  });
  const gymPhotos = await mapConcurrently(
    gyms,
    async ({ id, design }) =>
      [id, await put(await renderImage(drawGymPhoto(design.scene)))] as const,
  );
  return {
    gyms: new Map(gymPhotos),
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

const getPhotoWidth = ({ set }: RoutePlan, { design }: GymPlan) =>
  set.replacedAt ? OLDER_PHOTO_WIDTH : design.photoWidth;

export const getPhotoSubject = ({ label, set, area }: RoutePlan): PhotoSubject => ({
  label,
  color: set.circuit.holdColor ?? set.circuit.color,
  area,
  hardness: set.circuit.level / MAX_LEVEL,
});
