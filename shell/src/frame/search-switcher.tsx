import type { GymSummary } from "@topout/shared/contract";
import { GymSearchMenu } from "@topout/shared/gym-search";
import { setPreference, styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { LinkRow, type MenuLink } from "@topout/shared/ui";
import type { ComponentProps } from "react";

import { InvitationLinks } from "./invitation-links.tsx";
import { SwitcherButton } from "./switcher-button.tsx";

interface SearchSwitcherProps {
  gym: GymSummary;
  homeGymId: string | null | undefined;
  isSignedIn: boolean;
}

/** The gym switcher where there are many gyms. */
export const SearchSwitcher = ({ gym, homeGymId, isSignedIn }: SearchSwitcherProps) => (
  <GymSearchMenu
    title="Gyms"
    selectedId={gym.id}
    homeGymId={homeGymId}
    onSelect={({ id }) => setPreference("gymId", id)}
    trigger={(props) => <SwitcherButton {...props} gym={gym} />}
    footer={
      isSignedIn && (
        <Footer>
          <InvitationLinks Row={Row} />
        </Footer>
      )
    }
  />
);

const Row = ({ to, icon, children }: ComponentProps<typeof MenuLink>) => (
  <LinkRow to={to}>
    {icon}
    {children}
  </LinkRow>
);

const Footer = styled.div`
  margin: 0 4px;

  > hr {
    margin: 6px 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
`;
