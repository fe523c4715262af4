import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, frame, media } from "@topout/shared/theme";
import { useHeightVariable } from "@topout/shared/ui";

interface StepLayoutProps {
  /** On phones, a step without a map fills the screen with its content. */
  map: ReactNode;
  /** The width of the content beside the map, in pixels. */
  width: 380 | 500;
  children: ReactNode;
  /** The last element fills the rest of the row. */
  footer: ReactNode;
}

/** A step of a reset: the map with the content below it, on desktop beside it. */
export const StepLayout = ({ map, width, children, footer }: StepLayoutProps) => (
  <Columns data-width={width}>
    {map && <MapBox>{map}</MapBox>}
    <Panel>
      <Content>{children}</Content>
      <PinnedFooter>{footer}</PinnedFooter>
    </Panel>
  </Columns>
);

/** Prompts at the bottom stay above it. */
function PinnedFooter({ children }: { children: ReactNode }) {
  const ref = useHeightVariable("--pinned");
  return <Footer ref={ref}>{children}</Footer>;
}

/** On phones, the map keeps a part of the height, even if large text makes the content high. */
const Columns = styled.div`
  display: grid;
  grid-template-rows: minmax(30%, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  ${media.desktop} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) 380px;

    &[data-width="500"] {
      grid-template-columns: minmax(0, 1fr) 500px;
    }
  }
`;

const MapBox = styled.div`
  position: relative;
  display: grid;
  min-height: 0;
`;

const Panel = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  &:only-child {
    grid-row: 1 / -1;
  }

  &:not(:only-child) {
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    &:not(:only-child) {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
`;

const Content = styled.div`
  overflow-y: auto;
`;

const Footer = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 8px ${frame.gut} calc(12px + env(safe-area-inset-bottom));

  > :last-child {
    flex: 1 1 auto;
  }

  ${Panel}:only-child > & {
    padding-top: 12px;
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    padding: 14px 22px;
    border-top: 1px solid ${color.line};
  }
`;
