import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { images as endpoints } from "../images.ts";
import { ImageQuery, UserPhotoQuery } from "../requests/images.ts";
import { serve } from "./serve.ts";

const imageEndpoint = { access: "all", query: ImageQuery, errors: ["NOT_FOUND"] } as const;

const routeParams = z.object({ route_id: Id });
const userPhotoEndpoint = {
  ...imageEndpoint,
  query: UserPhotoQuery,
  params: z.object({ user_id: Id }),
} as const;

export const images = serve(endpoints, {
  gym: { ...imageEndpoint, summary: "A gym's photo", params: z.object({ gym_id: Id }) },
  route: {
    ...imageEndpoint,
    summary: "A route's photo, at most 1920 px high",
    params: routeParams,
  },
  routeThumbnail: { ...imageEndpoint, summary: "A route's photo, 200 × 250", params: routeParams },
  profilePhoto: { ...userPhotoEndpoint, summary: "A climber's photo, 250 × 250" },
  coverPhoto: {
    ...userPhotoEndpoint,
    summary: "A climber's cover photo, at most 1920 px high",
  },
});
