import { css, styled } from "@topout/shared/platform";
import { color, media, tracking, typography } from "@topout/shared/theme";
import { rowTarget } from "../../styles/row-target.ts";

/** Three lines on phones and tablets, columns on desktop. */
export const Row = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 82px;
  padding: 11px 14px;

  ${media.desktop} {
    display: grid;
    grid-template-columns:
      56px minmax(0, 1.7fr) minmax(0, 0.9fr) minmax(0, 0.8fr) minmax(0, 1.3fr)
      84px 76px 150px;
    gap: 16px;
    min-height: 72px;
    padding: 8px 16px;
  }
`;

const columnsOnDesktop = css`
  ${media.desktop} {
    display: contents;
  }
`;

export const Details = styled.div`
  flex: 1;
  min-width: 0;
  color: ${color["text-3"]};
  font: ${typography.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${columnsOnDesktop}
`;

export const Name = styled.div`
  min-width: 0;

  > h3 {
    display: flex;
    gap: 7px;
    align-items: center;
    color: ${color.text};
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }

  small,
  p {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

/** The facts of a line, with a dot between two. A fact moves to the next line as a whole, where its dot is clipped. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -13px;
  clip-path: inset(0 0 0 13px);

  > span {
    position: relative;
    padding-left: 13px;
  }

  > span::before {
    content: "·";
    position: absolute;
    left: 0;
    width: 13px;
    text-align: center;
  }

  > span:empty {
    display: none;
  }

  ${columnsOnDesktop}

  ${media.desktop} {
    > span {
      display: block;
      min-width: 0;
      padding-left: 0;
      color: ${color["text-2"]};
      font: ${typography.small};
      overflow-wrap: anywhere;
    }

    > span::before {
      content: none;
    }
  }
`;

export const OnlyDesktop = styled.span`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

/** The day of the stripping above the day of the publication. */
export const Status = styled.span`
  ${media.desktop} {
    > span {
      display: block;
    }

    > span:last-child {
      color: ${color["text-3"]};
    }
  }
`;

export const Restored = styled.span`
  color: ${color.success};
  font-weight: 620;

  > svg {
    display: inline;
    margin-right: 4px;
    vertical-align: -2px;
  }
`;

/** The whole row is clickable. The button of the row is positioned above this area. */
export const OpenButton = styled.button`
  overflow: hidden;
  min-width: 0;
  font: inherit;
  letter-spacing: inherit;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${rowTarget}
`;
