import { imageUrls } from "@topout/shared/api";
import { RouteThumbnail as Thumb } from "@topout/shared/ui";

import type { GymRoute } from "./gym-route.ts";

interface RouteThumbProps {
  listed: GymRoute;
  /** In pixels. */
  size: 56 | 76;
}

export const RouteThumb = ({ listed: { route, skin }, size }: RouteThumbProps) => (
  <Thumb
    photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
    skin={skin}
    hold={size / 2}
    style={{ width: size, height: size }}
  />
);
