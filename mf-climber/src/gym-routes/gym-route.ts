import type { Route } from "@topout/shared/contract";
import { parseStyleTags } from "@topout/shared/domain";

/** "The Slab · Lock Off, Mantle" */
export const formatLocation = (route: Route): string =>
  [route.location, parseStyleTags(route.style).join(", ")]
    .filter((part) => part !== "")
    .join(" · ");
