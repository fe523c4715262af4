import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { circuit, type Skin } from "@topout/shared/theme";

import { HOLD_TICK, HOLD_VIEW_BOX, getHoldPath, type HoldState } from "./hold-paths.ts";
import { markStyles } from "./route-marks.ts";

interface HoldGlyphProps {
  skin: Skin;
  state?: HoldState;
  /** In pixels. */
  size?: number;
  /** Distinguishes circuits of one gym that share a colour. Only drawn at sizes from 16 px. */
  initial?: string | undefined;
  /** The marks on the edge of the hold. */
  children?: ReactNode;
}

/** A circuit's hold shape. Decorative: show the circuit's name as text beside it. */
export function HoldGlyph(props: HoldGlyphProps) {
  const { skin, state = "plain", size = 17, initial, children } = props;
  return (
    <Glyph
      aria-hidden="true"
      data-circuit={skin}
      data-state={state}
      viewBox={HOLD_VIEW_BOX}
      width={size}
      height={size}
    >
      <path className="shape" d={getHoldPath(skin, state)} fillRule="evenodd" />
      {state === "attempted" && <circle className="pip" r="3.4" />}
      {state === "sent" && <SentMark skin={skin} />}
      {state === "plain" && size >= 16 && (
        <text className="initial" textAnchor="middle" dominantBaseline="central">
          {initial}
        </text>
      )}
      {children}
    </Glyph>
  );
}

function SentMark({ skin }: { skin: Skin }) {
  return (
    <>
      {skin === "white" && <circle className="ring" r="6.7" />}
      <path className="tick" d={HOLD_TICK} />
    </>
  );
}

const Glyph = styled.svg`
  flex: none;
  overflow: visible;

  .shape {
    fill: ${circuit.fill};
    stroke: ${circuit.edge};
    stroke-width: 1.9;
    stroke-linejoin: round;
  }

  &[data-state="unsent"] .shape,
  &[data-state="attempted"] .shape {
    fill-opacity: 0.3;
    stroke-width: 2.3;
  }

  .pip {
    fill: ${circuit.edge};
  }

  .ring {
    fill: none;
    stroke: ${circuit.edge};
    stroke-width: 1.3;
  }

  .tick {
    fill: none;
    stroke: ${circuit.ink};
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .initial {
    fill: ${circuit.ink};
    font: 760 11px var(--font);
  }

  .mark {
    ${markStyles}
  }
`;
