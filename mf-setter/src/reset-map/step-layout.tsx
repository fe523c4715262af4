import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, frame, media, typography } from "@topout/shared/theme";

interface StepLayoutProps {
  map: ReactNode;
  /** Only shown beside the map. On phones, the header has the title. */
  title: string;
  hint: string;
  children: ReactNode;
  /** The count and the buttons. */
  footer: ReactNode;
}

/** A step of a reset: the map, and the controls below it, on desktop beside it. */
export const StepLayout = ({ map, title, hint, children, footer }: StepLayoutProps) => (
  <Columns>
    <MapBox>{map}</MapBox>
    <Panel>
      <Content>
        <Heading>
          <h2>{title}</h2>
          <p>{hint}</p>
        </Heading>
        {children}
      </Content>
      <Footer>{footer}</Footer>
    </Panel>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  ${media.desktop} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) 380px;
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
  border-top: 1px solid ${color.line};

  ${media.desktop} {
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

const Content = styled.div`
  min-width: 0;
  padding: 8px ${frame.gut} 0;

  ${media.desktop} {
    overflow-y: auto;
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

const Footer = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 8px ${frame.gut} calc(12px + env(safe-area-inset-bottom));

  > :last-child {
    flex: 1 1 auto;
  }

  ${media.desktop} {
    padding: 14px 22px;
    border-top: 1px solid ${color.line};
  }
`;
