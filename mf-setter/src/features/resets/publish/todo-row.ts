import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

/** A row of the card that lists what new routes lack: a title, and chips below or beside it. */
export const TodoRow = styled.div`
  display: grid;
  gap: 9px;
  padding: 11px 14px 13px;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.desktop} {
    padding: 9px 14px;
  }
`;

export const TodoTitle = styled.div`
  display: flex;
  gap: 9px;
  align-items: center;

  > svg {
    flex: none;
  }

  > h2 {
    flex: 1;
    font: ${typography.label};
    overflow-wrap: anywhere;
  }

  > small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

export const TodoChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
