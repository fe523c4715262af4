import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, frame, media } from "@topout/shared/theme";

interface PublishLayoutProps {
  /** Only beside the summary. Phones have no place for it. */
  map: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}

/** The summary of a reset, and on desktop the map beside it. */
export const PublishLayout = ({ map, children, footer }: PublishLayoutProps) => (
  <Columns>
    {map && <MapBox>{map}</MapBox>}
    <Panel>
      <Content>{children}</Content>
      <Footer>{footer}</Footer>
    </Panel>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 500px;
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
  min-width: 0;
  min-height: 0;

  ${media.desktop} {
    border-left: 1px solid ${color.line};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 12px;
  align-content: start;
  min-width: 0;
  padding: 14px ${frame.gut} 20px;
  overflow-y: auto;

  ${media.desktop} {
    gap: 10px;
    padding: 16px 22px;
  }
`;

const Footer = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: 10px;
  padding: 12px ${frame.gut} calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};

  ${media.desktop} {
    padding: 16px 22px;
  }
`;
