import { useGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { ButtonLink, MapPin } from "@topout/shared/ui";

import { WallButtonLink } from "../../features/stripped-route/wall-link.tsx";

/** Opens the area of a stripped route. Without an area, the dashboard at the place of the route. */
export function AreaLink({ route }: { route: Route }) {
  const { gym } = useGym(route.gym_id);
  const area = gym?.layout.areas.find(({ name }) => name === route.location);
  if (area?.code === undefined) return <WallButtonLink route={route} />;
  return (
    <WideLink
      to={paths.wall(area.code)}
      variant="primary"
      size="large"
      icon={<MapPin size={20} aria-hidden="true" />}
    >
      {`Open ${area.name}`}
    </WideLink>
  );
}

const WideLink = styled(ButtonLink)`
  width: 100%;
`;
