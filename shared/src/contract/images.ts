import { endpoint, input } from "./endpoint.ts";
import type { ImageQuery } from "./requests/images.ts";

const imageEndpoint = { method: "GET", query: input<ImageQuery>(), media: "image/webp" } as const;

export const images = {
  gym: endpoint({ ...imageEndpoint, path: "/gyms/{gym_id}/image" }),
  route: endpoint({ ...imageEndpoint, path: "/img/{route_id}.webp" }),
  routeThumbnail: endpoint({ ...imageEndpoint, path: "/img_thumb/{route_id}.webp" }),
  profilePhoto: endpoint({ ...imageEndpoint, path: "/profile_photo/{user_id}" }),
  coverPhoto: endpoint({ ...imageEndpoint, path: "/cover_photo/{user_id}" }),
};
