import type { Storage } from "../storage/storage.ts";
import { drawAvatar } from "./drawing/avatar/avatar.ts";
import { drawGymPhoto } from "./drawing/gym-photo.ts";
import { drawRoutePhoto, type Subject } from "./drawing/route-photo.ts";
import { inParallel } from "./in-parallel.ts";
import type { Person } from "./plan/people.ts";
import type { RoutePlan } from "./plan/routes.ts";
import { renderPhoto, renderPicture } from "./render.ts";

/** The V-grade of the gym's hardest circuit. */
const HARDEST = 7.6;
/** Photos of routes that are gone are seldom opened, and drawing is what the seed's time goes into. */
const WIDTH = { current: 768, older: 540 };

interface RoutePictures {
  readonly image: string;
  readonly thumbnail: string;
}

/** Where the demo's pictures are stored. */
export interface Pictures {
  readonly gym: string;
  /** By route id. */
  readonly routes: ReadonlyMap<string, RoutePictures>;
  /** By user id; some have none. */
  readonly faces: ReadonlyMap<string, string>;
}

interface Cast {
  readonly routes: readonly RoutePlan[];
  readonly people: readonly Person[];
}

/** Draws every picture of the demo and stores it. */
export async function storePictures(
  put: Storage["put"],
  { routes, people }: Cast,
): Promise<Pictures> {
  const photos = await inParallel(routes, async (route) => {
    const photo = await renderPhoto(drawRoutePhoto(subjectOf(route)), widthOf(route));
    const keys = { image: await put(photo.image), thumbnail: await put(photo.thumbnail) };
    return [route.id, keys] as const;
  });
  const faces = await inParallel(people, async ({ id, username, face }) => {
    if (!face) return [];
    return [[id, await put(await renderPicture(drawAvatar(username, face)))] as const];
  });
  return {
    gym: await put(await renderPicture(drawGymPhoto())),
    routes: new Map(photos),
    faces: new Map(faces.flat()),
  };
}

const widthOf = ({ set }: RoutePlan) => (set.until ? WIDTH.older : WIDTH.current);

/** What a route's photo shows. */
export const subjectOf = ({ label, set, area }: RoutePlan): Subject => ({
  label,
  color: set.circuit.color,
  area,
  hardness: set.circuit.level / HARDEST,
});
