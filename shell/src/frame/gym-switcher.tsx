import { imageUrls, useCurrentGym, useMe } from "@topout/shared/api";
import type { Action, Gym } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { setPreference, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { ChevronsUpDown, lazyOptional, Menu, MenuItem } from "@topout/shared/ui";
import { Suspense } from "react";

import { GymLabel } from "./gym-label.tsx";

const InvitationLinks = lazyOptional(
  async () => (await import("./invitation-links.tsx")).InvitationLinks,
);

interface GymSwitcherProps {
  /** Lists only the gyms in which the user may do this. */
  action: Action | undefined;
}

/** Selects the gym of the dashboard and of route setting. The choice is stored on this device. */
export function GymSwitcher({ action }: GymSwitcherProps) {
  const { gym, data: gyms } = useCurrentGym(
    action && ((member, gymId) => can(member, action, gymId)),
  );
  const { user } = useMe();

  if (gyms?.length === 0) return null;
  if (!gym || !gyms) return <GymSwitcherSkeleton />;
  return (
    <Menu
      label="Gyms"
      trigger={(props) => (
        <button type="button" className="gym-switcher" {...props}>
          <GymImage gym={gym} />
          <span>
            <b translate="no">{gym.name}</b>
            <small>{gym.location}</small>
          </span>
          <ChevronsUpDown className="icon" size={18} />
        </button>
      )}
    >
      <Heading>Gyms</Heading>
      {gyms.map((option) => (
        <MenuItem
          key={option.id}
          kind="radio"
          checked={option.id === gym.id}
          icon={<GymImage gym={option} />}
          onSelect={() => setPreference("gymId", option.id)}
        >
          <GymLabel>
            <span translate="no">{option.name}</span>
            <small>
              {option.id === user?.home_gym ? `${option.location} · Home gym` : option.location}
            </small>
          </GymLabel>
        </MenuItem>
      ))}
      {user && (
        <Suspense>
          <InvitationLinks />
        </Suspense>
      )}
    </Menu>
  );
}

const GymSwitcherSkeleton = () => (
  <span className="gym-switcher" aria-hidden="true">
    <i className="gym-image" />
    <span>
      <i />
      <i />
    </span>
  </span>
);

const GymImage = ({ gym }: { gym: Gym }) =>
  gym.has_image ? (
    <img
      className="gym-image"
      src={imageUrls.gym(gym)}
      alt=""
      width={38}
      height={38}
      fetchPriority="low"
    />
  ) : (
    <i className="gym-image" aria-hidden="true" />
  );

const Heading = styled.p`
  padding: 10px 12px 4px;
  color: ${color["text-3"]};
  font: ${typography.micro};
`;
