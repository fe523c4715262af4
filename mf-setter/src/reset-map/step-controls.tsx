import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, frame, media, typography } from "@topout/shared/theme";

interface StepControlsProps {
  /** Only shown beside the map. On phones, the header has the title. */
  title: string;
  hint: string;
  children: ReactNode;
}

/** The controls of a step that changes the map. */
export const StepControls = ({ title, hint, children }: StepControlsProps) => (
  <Controls>
    <Heading>
      <h2>{title}</h2>
      <p>{hint}</p>
    </Heading>
    {children}
  </Controls>
);

const Controls = styled.div`
  padding: 8px ${frame.gut} 0;

  ${media.desktop} {
    padding: 20px 22px;
  }
`;

const Heading = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    padding-bottom: 14px;
  }

  > h2 {
    font: ${typography.h2};
  }

  > p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
