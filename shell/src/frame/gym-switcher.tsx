import { imageUrls, useCurrentGym, useMe } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { setPreference, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { ChevronsUpDown, Menu, MenuItem } from "@topout/shared/ui";

/** Which gym the dashboard and route setting speak of. The choice stays on this device. */
export function GymSwitcher() {
  const { gym, data: gyms } = useCurrentGym();
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
            <b>{gym.name}</b>
            <small>{gym.location}</small>
          </span>
          <ChevronsUpDown className="icon" size={18} />
        </button>
      )}
    >
      <Heading>Gyms</Heading>
      {gyms.map((offered) => (
        <MenuItem
          key={offered.id}
          kind="radio"
          checked={offered.id === gym.id}
          icon={<GymImage gym={offered} />}
          onSelect={() => setPreference("gymId", offered.id)}
        >
          <Name>
            {offered.name}
            <small>
              {offered.location}
              {offered.id === user?.home_gym && " · Home gym"}
            </small>
          </Name>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The same box as in the document before any script. */
const GymSwitcherSkeleton = () => (
  <span className="gym-switcher" aria-hidden="true">
    <i className="gym-picture" />
    <span>
      <i />
      <i />
    </span>
  </span>
);

const GymImage = ({ gym }: { gym: Gym }) =>
  gym.has_image ? (
    <img className="gym-picture" src={imageUrls.gym(gym)} alt="" width={38} height={38} />
  ) : (
    <i className="gym-picture" aria-hidden="true" />
  );

const Heading = styled.p`
  padding: 10px 12px 4px;
  color: ${color["text-3"]};
  font: ${typography.micro};
`;

const Name = styled.span`
  display: grid;
  gap: 1px;
  min-width: 0;
  padding: 8px 0;
  overflow-wrap: anywhere;
  font: ${typography.h3};

  > small {
    color: ${color["text-3"]};
    font: ${typography.micro};
    font-weight: 500;
  }
`;
