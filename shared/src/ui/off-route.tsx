import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";

import { HoldGlyph } from "./hold-glyph.tsx";
import { tNuts } from "./t-nuts.ts";

interface OffRouteProps {
  hint: string;
  /** Buttons and links for the next step. */
  children: ReactNode;
}

/** The page of an address that leads nowhere. */
export function OffRoute({ hint, children }: OffRouteProps) {
  return (
    <Column>
      <Board aria-hidden="true">
        <span style={{ left: 34, top: 140 }}>
          <HoldGlyph skin="green" size={40} />
        </span>
        <span style={{ left: 92, top: 92 }}>
          <HoldGlyph skin="blue" size={38} />
        </span>
        <span style={{ left: 150, top: 48 }}>
          <HoldGlyph skin="pink" size={42} />
        </span>
        <MissingHold>?</MissingHold>
      </Board>
      <h1>Off route</h1>
      <p>{hint}</p>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 8px;
  min-height: calc(100dvh - 96px - var(--bar));
  text-align: center;

  > h1 {
    font: ${typography.display};
    letter-spacing: ${tracking.display};
  }

  > p {
    max-width: 36ch;
    margin-bottom: 14px;
    color: ${color["text-2"]};
  }
`;

const Board = styled.div`
  --tnut-dot: ${color["board-dot"]};
  position: relative;
  width: 300px;
  max-width: 100%;
  height: 210px;
  margin-bottom: 14px;
  overflow: hidden;
  border-radius: 28px;
  background-color: ${color.board};
  ${tNuts}

  > span {
    position: absolute;
  }
`;

const MissingHold = styled.span`
  top: 42px;
  left: 204px;
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  border: 4.5px dashed ${color["text-3"]};
  border-radius: 50%;
  color: ${color["text-2"]};
  font-weight: 700;
  font-size: 30px;
`;
