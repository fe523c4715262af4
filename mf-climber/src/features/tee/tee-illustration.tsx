import { useId } from "react";

import { styled } from "@topout/shared/platform";
import { circuit, color, media, type Skin } from "@topout/shared/theme";
import { getHoldPath, tNuts } from "@topout/shared/ui";

import { tee, type TeeColor } from "./tee.ts";

/** The colours of the holds in the print, row by row. */
const PRINT: readonly Skin[] = [
  "green",
  "yellow",
  "red",
  "blue",
  "pink",
  "violet",
  "orange",
  "black",
  "white",
];
const COLUMNS = 3;
const STEP = 36;

const BODY =
  "M138 72C160 96 260 96 282 72L352 106Q372 118 380 142L398 206Q401 218 389 222L340 236Q329 239 325 228L316 204L318 356Q318 368 306 369Q210 378 114 369Q102 368 102 356L104 204L95 228Q91 239 80 236L31 222Q19 218 22 206L40 142Q48 118 68 106Z";
const COLLAR = "M138 72C160 96 260 96 282 72C274 118 146 118 138 72Z";
const SEAMS =
  "M104 204C110 182 110 164 107 146M316 204C310 182 310 164 313 146M103 344Q210 352 317 344";

/** The tee in the selected colour on a T-nut board. */
export function TeeIllustration({ teeColor }: { teeColor: TeeColor }) {
  const gradientId = useId();

  return (
    <Board>
      <svg
        viewBox="0 0 420 420"
        role="img"
        aria-label={`${tee.name}, ${teeColor.name.toLowerCase()}`}
      >
        <linearGradient id={gradientId} x1="0" x2="1" y2="1">
          <stop stopColor={teeColor.cloth} />
          <stop offset="1" stopColor={teeColor.shade} />
        </linearGradient>
        <g stroke={teeColor.seam} strokeLinejoin="round">
          <path d={BODY} fill={`url(#${gradientId})`} strokeWidth="1.5" />
          <path d={COLLAR} fill={teeColor.shade} strokeWidth="1.5" />
          <path d={SEAMS} fill="none" strokeWidth="2.5" strokeLinecap="round" />
        </g>
        {PRINT.map((skin, index) => (
          <Hold
            key={skin}
            data-circuit={skin}
            d={getHoldPath(skin, "sent")}
            fillRule="evenodd"
            transform={`translate(${174 + (index % COLUMNS) * STEP} ${180 + Math.floor(index / COLUMNS) * STEP})`}
          />
        ))}
      </svg>
    </Board>
  );
}

const Board = styled.div`
  --tnut-dot: ${color["board-dot"]};
  display: grid;
  place-items: center;
  height: 264px;
  padding: 10px;
  border-radius: 26px;
  background-color: ${color.board};
  ${tNuts}

  > svg {
    width: 100%;
    height: 100%;
    min-height: 0;
    filter: drop-shadow(4px 14px 12px rgb(0 0 0 / 22%));
  }

  ${media.desktop} {
    height: 600px;
    padding: 30px;
  }
`;

const Hold = styled.path`
  fill: ${circuit.fill};
  stroke: ${circuit.edge};
  stroke-width: 1.4;
  stroke-linejoin: round;
`;
