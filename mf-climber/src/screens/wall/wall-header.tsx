import type { Area } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { WholeGymLink } from "./whole-gym-link.tsx";
import { wallTexts } from "./wall-texts.ts";

interface WallHeaderProps {
  gymId: string;
  area: Area;
}

export const WallHeader = ({ gymId, area }: WallHeaderProps) => (
  <Header>
    <div>
      <p>{wallTexts.position}</p>
      <h1 translate="no">{area.name}</h1>
    </div>
    <WholeGymLink gymId={gymId} />
  </Header>
);

const Header = styled.header`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding-top: 4px;

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
