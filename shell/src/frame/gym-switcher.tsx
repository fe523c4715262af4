import { useCurrentGym, useMe } from "@topout/shared/api";
import type { Action, Gym, GymSummary, User } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { MAX_LISTED_GYMS } from "@topout/shared/gym-search";
import { setPreference, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { lazyOptional, Menu, MenuItem } from "@topout/shared/ui";
import { Suspense, useState } from "react";

import { GymLabel } from "./gym-label.tsx";
import { GymImage, SwitcherButton } from "./switcher-button.tsx";

const InvitationLinks = lazyOptional(
  async () => (await import("./invitation-links.tsx")).InvitationLinks,
);

interface GymSwitcherProps {
  /** Lists only the gyms in which the user may do this. */
  action: Action | undefined;
}

/** Selects the gym of the dashboard and of route setting. The choice is stored on this device. */
export function GymSwitcher({ action }: GymSwitcherProps) {
  const isAllowed = action && ((member: User | undefined, id: string) => can(member, action, id));
  const { gym, data: gyms, isLimited } = useCurrentGym(isAllowed);
  const { user } = useMe();
  const shownGym = useLastGym(gym);
  const choice = {
    gym: shownGym,
    gyms,
    homeGymId: user?.home_gym,
    isSignedIn: user !== undefined,
  };

  if (gyms?.length === 0) return null;
  if (!hasGym(choice)) return <GymSwitcherSkeleton />;
  if (choice.gyms.length <= MAX_LISTED_GYMS || isLimited) return <MenuSwitcher {...choice} />;
  return (
    <Suspense fallback={<GymSwitcherSkeleton />}>
      <SearchSwitcher {...choice} />
    </Suspense>
  );
}

/** Returns the previous gym while another one loads, so that the button stays and keeps the focus. */
function useLastGym(gym: Gym | undefined) {
  const [lastGym, setLastGym] = useState(gym);
  if (gym && gym !== lastGym) setLastGym(gym);
  return gym ?? lastGym;
}

interface Choice {
  gym: GymSummary;
  gyms: readonly GymSummary[];
  homeGymId: string | null | undefined;
  isSignedIn: boolean;
}

const hasGym = (choice: { [K in keyof Choice]: Choice[K] | undefined }): choice is Choice =>
  choice.gym !== undefined && choice.gyms !== undefined;

const selectGym = ({ id }: GymSummary) => setPreference("gymId", id);

const SearchSwitcher = lazyOptional(
  async () => (await import("./search-switcher.tsx")).SearchSwitcher,
);

const MenuSwitcher = ({ gym, gyms, homeGymId, isSignedIn }: Choice) => (
  <Menu label="Gyms" trigger={(props) => <SwitcherButton {...props} gym={gym} />}>
    <Heading>Gyms</Heading>
    {gyms.map((option) => (
      <MenuItem
        key={option.id}
        kind="radio"
        checked={option.id === gym.id}
        icon={<GymImage gym={option} />}
        onSelect={() => selectGym(option)}
      >
        <GymLabel>
          <span translate="no">{option.name}</span>
          <small>
            {option.id === homeGymId ? `${option.location} · Home gym` : option.location}
          </small>
        </GymLabel>
      </MenuItem>
    ))}
    {isSignedIn && (
      <Suspense>
        <InvitationLinks />
      </Suspense>
    )}
  </Menu>
);

const GymSwitcherSkeleton = () => (
  <span className="gym-switcher" aria-hidden="true">
    <i className="gym-image" />
    <span>
      <i />
      <i />
    </span>
  </span>
);

const Heading = styled.p`
  padding: 10px 12px 4px;
  color: ${color["text-3"]};
  font: ${typography.micro};
`;
