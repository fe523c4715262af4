import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

export const Workbench = styled.div`
  display: grid;
  grid-template-rows: minmax(220px, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  height: 100%;

  ${media.desktop} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

export const CanvasArea = styled.div`
  position: relative;
  min-height: 0;
`;

export const Hint = styled.p`
  position: absolute;
  top: 6px;
  left: 12px;
  right: 12px;
  width: fit-content;
  margin: 0 auto;
  padding: 6px 11px;
  border-radius: 12px;
  background: ${color.text};
  color: ${color.bg};
  font: ${typography.small};
  font-weight: 560;
  pointer-events: none;

  ${media.desktop} {
    top: auto;
    right: auto;
    bottom: 16px;
    left: 20px;
    max-width: 44%;
    margin: 0;
    padding: 9px 13px;
  }
`;

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  min-height: 0;
  max-height: calc(56dvh + var(--page-bar-height, 0px));
  overflow: auto;
  padding: 12px 16px 0;
  border-top: 1px solid ${color.line};
  background: ${color.bg};

  /* The panel is shorter than a menu and would clip the menu. */
  ${media.compact} {
    [role="menu"] {
      position: fixed;
      top: auto;
      right: 12px;
      bottom: calc(12px + var(--page-bar-height, var(--safe)));
      left: auto;
    }
  }

  ${media.desktop} {
    grid-template-rows: auto minmax(min-content, 1fr) auto auto;
    max-height: none;
    padding: 18px 18px 0;
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

export const PanelHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > h2 {
    flex: 1;
    min-width: 150px;
  }
`;

export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;

  /* Only the list scrolls. The actions and the fields of the active shape stay in view. */
  ${media.desktop} {
    grid-template-rows: auto auto minmax(120px, 1fr);
  }
`;

export const ActiveRow = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;

  > :first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  select {
    width: 100%;
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: 10px;

  &:empty {
    display: none;
  }
`;

/** If a page has a bar at the bottom, it sets the height of the bar as `--page-bar-height`. */
export const Footer = styled.footer`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding-bottom: calc(12px + var(--page-bar-height, var(--safe)));

  ${media.desktop} {
    grid-row: -2;
    padding-bottom: 18px;
  }
`;
