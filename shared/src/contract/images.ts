import { endpoint, input } from "./endpoint.ts";
import type { ImageQuery, UserPhotoQuery } from "./requests/images.ts";

const imageEndpoint = { method: "GET", query: input<ImageQuery>(), media: "image/webp" } as const;

const userPhotoEndpoint = { ...imageEndpoint, query: input<UserPhotoQuery>() } as const;

export const images = {
  gym: endpoint({ ...imageEndpoint, path: "/gyms/{gym_id}/image" }),
  route: endpoint({ ...imageEndpoint, path: "/img/{route_id}.webp" }),
  routeThumbnail: endpoint({ ...imageEndpoint, path: "/img_thumb/{route_id}.webp" }),
  profilePhoto: endpoint({ ...userPhotoEndpoint, path: "/profile_photo/{user_id}" }),
  coverPhoto: endpoint({ ...userPhotoEndpoint, path: "/cover_photo/{user_id}" }),
};
