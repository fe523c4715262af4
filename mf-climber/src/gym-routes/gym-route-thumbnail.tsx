import { imageUrls } from "@topout/shared/api";
import type { GymRoute } from "@topout/shared/gym-map";
import { RouteThumbnail } from "@topout/shared/ui";

interface GymRouteThumbnailProps {
  gymRoute: GymRoute;
  /** In pixels. */
  size: 56 | 76;
}

export const GymRouteThumbnail = ({ gymRoute: { route, skin }, size }: GymRouteThumbnailProps) => (
  <RouteThumbnail
    photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
    skin={skin}
    holdSize={size / 2}
    style={{ width: size, height: size }}
  />
);
