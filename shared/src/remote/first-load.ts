/**
 * What a screen needs before the code of its remote has loaded. A remote declares it (`defineFirstLoad`), its release
 * contains it, and a script in the document reads it from the registry. See shell/src/first-load/README.md.
 */
import * as z from "zod/mini";

/** The file in the build of a remote. */
export const FIRST_LOAD_FILE = "first-load.json";

const MAX_REQUESTS = 20;
const MAX_BOXES = 20;

/** CSS properties and their values. */
const Style = z.record(z.string(), z.string());

const box = {
  style: z.optional(Style),
  /** Replaces values of `style` in a wide window. */
  wide: z.optional(Style),
};

/** A rectangle, a text or an image of a skeleton. */
const Item = z.object({
  ...box,
  text: z.optional(z.string()),
  /** The path of an image that fills it. It can contain placeholders. */
  image: z.optional(z.string().check(z.regex(/^\/api\//))),
  /** How often it is drawn. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_BOXES))),
});

const Block = z.object({
  ...box,
  /** Whether the drawing of the screen is shown in it. */
  hasDrawing: z.optional(z.boolean()),
  items: z.optional(z.array(Item).check(z.maxLength(MAX_BOXES))),
});

/** The placeholder of a screen, as data, because the page accepts no HTML in strings. */
export const Skeleton = z.object({ ...box, blocks: z.array(Block).check(z.maxLength(MAX_BOXES)) });
export type Skeleton = z.infer<typeof Skeleton>;
export type SkeletonBox = z.infer<typeof Item>;

/** A path of the API. It can contain placeholders. */
const path = z.string().check(z.regex(/^\/api\//));
const requests = z.optional(z.array(path).check(z.maxLength(MAX_REQUESTS)));

/** A POST. Its body is what the local storage has for the gym at this key, otherwise empty. */
const Call = z.object({ path, storedBody: z.optional(z.string()) });

export const ScreenFirstLoad = z.object({
  requests,
  /**
   * The request for what a scanned label leads to. `gym.id` of its response is the gym of the other requests, instead of
   * the current one. A reload is not a scan, so the document then sends none of the requests.
   */
  scanRequest: z.optional(path),
  /** Requests of a signed-in user. */
  userRequests: requests,
  /** Calls of a signed-in user for the current gym. Unlike a request, none is sent for a gym that is only assumed. */
  userCalls: z.optional(z.array(Call).check(z.maxLength(MAX_REQUESTS))),
  /** With this search parameter or stored preference, the screen sends other requests. */
  skippedWith: z.optional(z.object({ param: z.string(), preference: z.optional(z.string()) })),
  skeleton: z.optional(Skeleton),
  /**
   * The script that draws the responses into the skeleton. It is a module in the folder of the remote, then a file of
   * the release, and a URL in the registry.
   */
  drawing: z.optional(z.string()),
});
export type ScreenFirstLoad = z.infer<typeof ScreenFirstLoad>;

/** By screen. */
export const FirstLoad = z.record(z.string(), ScreenFirstLoad);
export type FirstLoad = z.infer<typeof FirstLoad>;

/** Returns the declaration with other names of the drawings. */
export const mapDrawings = (firstLoad: FirstLoad, map: (drawing: string) => string): FirstLoad =>
  Object.fromEntries(
    Object.entries(firstLoad).map(([name, screen]) => [
      name,
      screen.drawing === undefined ? screen : { ...screen, drawing: map(screen.drawing) },
    ]),
  );
