import type { Route } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, type LinkProps, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { ButtonLink, ChevronRight, MapPin } from "@topout/shared/ui";

import { showPlace } from "../../gym-routes/map-place.ts";

type WallLinkProps = { route: Pick<Route, "id" | "gym_id" | "x" | "y"> };

const TEXT = "See what hangs there now";

/** Opens the dashboard with the map at the place of a stripped route. */
export const WallButtonLink = ({ route }: WallLinkProps) => (
  <WideButtonLink {...createLinkProps(route)} size="large" icon={<MapPin size={20} />}>
    {TEXT}
  </WideButtonLink>
);

/** The same as a row. */
export const WallRowLink = ({ route }: WallLinkProps) => (
  <Row {...createLinkProps(route)}>
    <MapPin size={20} aria-hidden="true" />
    <span>{TEXT}</span>
    <ChevronRight size={20} aria-hidden="true" />
  </Row>
);

const createLinkProps = (route: WallLinkProps["route"]): LinkProps => ({
  to: paths.dashboard,
  state: { mapPlace: route.id },
  onClick: () => showPlace(route),
});

const WideButtonLink = styled(ButtonLink)`
  width: 100%;
`;

const Row = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  color: ${color.text};
  font: ${typography.label};
  text-decoration: none;

  > span {
    flex: 1;
  }
`;
