import { onTestFinished } from "vitest";

import { createFormRequest } from "./create-form-request.ts";
import { createRouteUpdate } from "./gym-events.ts";
import { createPhoto } from "./images.ts";

interface EditLoadOptions {
  /** The URL of the API. */
  readonly address: string;
  readonly route: Parameters<typeof createRouteUpdate>[0];
  /** The session of a setter whose email address is verified. */
  readonly token: string;
}

interface EditLoad {
  readonly countSent: () => number;
  readonly countAcknowledged: () => number;
  /** How many photos were added and deleted again. */
  readonly countPhotos: () => number;
  /** Returns the number of the edit from the location of the edited route. */
  readonly parseEdit: (location: string | undefined) => number;
  readonly stop: () => Promise<void>;
}

const PREFIX = "Edit ";

/**
 * A setter edits a route again and again. Meanwhile, the setter also adds routes with a photo and deletes them, and
 * replaces a profile photo, which deletes the previous file.
 */
export function startEditing({ address, route, token }: EditLoadOptions): EditLoad {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  let sentCount = 0;
  let acknowledgedCount = 0;
  let photoCount = 0;

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api/${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${init.method} ${path} returned ${response.status}`);
    return response;
  };
  const editRoute = async () => {
    while (!over.signal.aborted) {
      sentCount += 1;
      await send("routes/update", createRouteUpdate(route, { location: PREFIX + sentCount }));
      acknowledgedCount = sentCount;
    }
  };
  const changePhotos = async () => {
    const photos = await Promise.all(["red", "blue"].map((color) => createPhoto(color)));
    const { name, grade, location, style, x, y, set_id } = route;
    const details = { name, grade, location, style, x, y, set_id: set_id ?? undefined };
    while (!over.signal.aborted) {
      const file = photos[photoCount % photos.length];
      const creation = createFormRequest("POST", { ...details, file });
      const created = (await (await send("routes/create_with_image", creation)).json()) as {
        readonly id: string;
      };
      await send("users/me/update_profile_photo", createFormRequest("POST", { file }));
      await send(`routes/${created.id}`, { method: "DELETE" });
      photoCount += 2;
    }
  };
  const setters = Promise.all([editRoute(), changePhotos()]);
  return {
    countSent: () => sentCount,
    countAcknowledged: () => acknowledgedCount,
    countPhotos: () => photoCount,
    parseEdit: (location) =>
      location?.startsWith(PREFIX) ? Number(location.slice(PREFIX.length)) : 0,
    stop: async () => {
      over.abort();
      await setters;
    },
  };
}
