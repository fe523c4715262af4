import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, plainText } from "./fields.ts";

/** `v` is the version of the gym or route. Browsers cache an image with `v` forever. */
const versionQuery = z.object({ v: z.optional(plainText(40)) });

const imageEndpoint = {
  method: "GET",
  access: "all",
  query: versionQuery,
  media: "image/webp",
  errors: ["NOT_FOUND"],
} as const;

const routeParams = z.object({ route_id: Id });
const userParams = z.object({ user_id: Id });

export const images = {
  gym: endpoint({
    ...imageEndpoint,
    path: "/gyms/{gym_id}/image",
    summary: "A gym's photo",
    params: z.object({ gym_id: Id }),
  }),
  route: endpoint({
    ...imageEndpoint,
    path: "/img/{route_id}.webp",
    summary: "A route's photo, at most 1920 px high",
    params: routeParams,
  }),
  routeThumbnail: endpoint({
    ...imageEndpoint,
    path: "/img_thumb/{route_id}.webp",
    summary: "A route's photo, 200 × 250",
    params: routeParams,
  }),
  profilePhoto: endpoint({
    ...imageEndpoint,
    path: "/profile_photo/{user_id}",
    summary: "A climber's photo, 250 × 250",
    params: userParams,
  }),
  coverPhoto: endpoint({
    ...imageEndpoint,
    path: "/cover_photo/{user_id}",
    summary: "A climber's cover photo, at most 1920 px high",
    params: userParams,
  }),
};
