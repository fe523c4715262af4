import { paths } from "@topout/shared/paths";
import { NavLink, styled } from "@topout/shared/platform";
import { color, frame, media } from "@topout/shared/theme";

import { barLink } from "./bar-link.ts";
import { NoteCount } from "./note-count.tsx";
import { DraftCount } from "./draft-count.tsx";

/** Links to the other screens of setters, at the right end of the row of circuits. */
export const SetterLinks = ({ gymId }: { gymId: string }) => (
  <Links aria-label="Setters">
    <NavLink to={paths.resets}>
      <span>{"Resets "}</span>
      <DraftCount gymId={gymId} />
    </NavLink>
    <NavLink to={paths.notes}>
      <span>{"Notes "}</span>
      <NoteCount gymId={gymId} />
    </NavLink>
    <NavLink to={paths.insights}>Insights</NavLink>
    <NavLink to={paths.archive}>Archive</NavLink>
    <NavLink to={paths.labels}>Labels</NavLink>
  </Links>
);

const Links = styled.nav`
  display: flex;
  gap: 2px;
  margin-left: 20px;
  padding: 0 ${frame.gut} 0 12px;
  border-left: 1px solid ${color.line};

  > a {
    position: relative;
    display: inline-flex;
    gap: 7px;
    align-items: center;
    padding: 0 10px;
    ${barLink}
  }

  > a[aria-current] {
    color: ${color.text};
  }

  > a[aria-current]::after {
    content: "";
    position: absolute;
    right: 8px;
    bottom: 0;
    left: 8px;
    height: 4px;
    border-radius: 4px 4px 0 0;
    background: ${color.accent};

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;
