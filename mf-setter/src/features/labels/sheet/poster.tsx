import { formatCode, formatMonth } from "@topout/shared/domain";

import { getFittedWidth } from "../model/fit-text.ts";
import type { Label, RouteLabel, WallLabel } from "../model/label.ts";
import { createSizes, POSTER_NAME_SIZES } from "../model/text-sizes.ts";
import { FittedText } from "./fitted-text.tsx";
import { LabelHold } from "./label-hold.tsx";
import type { LabelProps } from "./label-props.ts";
import { LabelQr } from "./label-qr.tsx";
import { WallMap } from "./wall-map.tsx";

/** In millimetres. */
const PADDING = 8.5;
const QR_SIDE = 36;
const HOLD_SIDE = 25;
/** From the rule to the bottom edge. The quiet zone of the QR code begins below the rule. */
const FOOT_HEIGHT = 52;
const FOOT_TEXT_LEFT = PADDING + QR_SIDE + 6.5;

const CIRCUIT_SIZES = createSizes(26, 22, 18, 14, 11, 9);
const GRADE_SIZES = createSizes(30, 24, 18, 14, 11, 9);
const PLACE_SIZES = createSizes(13, 11, 9, 7.5);
const HINT_SIZES = createSizes(13, 11);
const CODE_SIZES = createSizes(11);
const GYM_SIZES = createSizes(9.5, 8.5, 7.5, 6.5);

/** A poster with the QR code at its bottom. */
export function Poster({ label, ...props }: LabelProps & { label: Label }) {
  const { gym, width, height, measure } = props;
  const footTop = height - FOOT_HEIGHT;
  const texts = { x: FOOT_TEXT_LEFT, width: width - FOOT_TEXT_LEFT - PADDING, measure };
  return (
    <>
      {label.type === "route" ? (
        <RouteHead label={label} {...props} />
      ) : (
        <WallHead label={label} {...props} />
      )}
      <rect x={PADDING} y={footTop} width={width - 2 * PADDING} height="0.6" />
      <LabelQr label={label} x={PADDING} y={height - PADDING - QR_SIDE} side={QR_SIDE} />
      <FittedText
        {...texts}
        text={label.type === "route" ? ROUTE_HINT : "Scan to see what hangs here."}
        y={footTop + 11}
        height={14}
        sizes={HINT_SIZES}
      />
      <FittedText
        {...texts}
        className="spaced"
        text={formatCode(label.code)}
        y={footTop + 27}
        height={6}
        sizes={CODE_SIZES}
      />
      <FittedText
        {...texts}
        className="light"
        text={gym.name}
        y={footTop + 33}
        height={10}
        sizes={GYM_SIZES}
      />
    </>
  );
}

const ROUTE_HINT = "Scan to log it and see the beta.";

/** In millimetres, without the space between the parts. */
const NAME_TOP = PADDING + HOLD_SIDE + 3;
const GRADE_HEIGHT = 13;
const GRADE_MAX_WIDTH = 34;

function RouteHead({
  label,
  width,
  height,
  measure,
  hasColor,
}: LabelProps & { label: RouteLabel }) {
  const gradeTop = height - FOOT_HEIGHT - 3 - GRADE_HEIGHT;
  const circuitLeft = PADDING + HOLD_SIDE + 4;
  return (
    <>
      <LabelHold
        label={label}
        x={PADDING + HOLD_SIDE / 2}
        y={PADDING + HOLD_SIDE / 2}
        side={HOLD_SIDE}
        hasColor={hasColor}
      />
      <FittedText
        text={label.circuit}
        x={circuitLeft}
        y={PADDING}
        width={width - circuitLeft - PADDING}
        height={HOLD_SIDE}
        sizes={CIRCUIT_SIZES}
        align="middle"
        measure={measure}
      />
      <FittedText
        text={label.name}
        x={PADDING}
        y={NAME_TOP}
        width={width - 2 * PADDING}
        height={gradeTop - NAME_TOP - 2}
        sizes={POSTER_NAME_SIZES}
        className="strong"
        align="middle"
        measure={measure}
      />
      <RouteFoot label={label} width={width} top={gradeTop} measure={measure} />
    </>
  );
}

interface RouteFootProps extends Pick<LabelProps, "width" | "measure"> {
  label: RouteLabel;
  top: number;
}

/** The grade, and beside it where and when the route was set. */
function RouteFoot({ label, width, top, measure }: RouteFootProps) {
  const gradeBox = { width: GRADE_MAX_WIDTH, height: GRADE_HEIGHT, sizes: GRADE_SIZES };
  const placeLeft = PADDING + getFittedWidth(label.grade, gradeBox, measure) + 4;
  return (
    <>
      <FittedText
        {...gradeBox}
        text={label.grade}
        x={PADDING}
        y={top}
        className="strong"
        align="bottom"
        measure={measure}
      />
      <FittedText
        text={`${label.location} · ${formatMonth(label.date)}`}
        x={placeLeft}
        y={top}
        width={width - placeLeft - PADDING}
        height={GRADE_HEIGHT - 1}
        sizes={PLACE_SIZES}
        className="light"
        align="bottom"
        measure={measure}
      />
    </>
  );
}

const WALL_NAME_HEIGHT = 26;

function WallHead({ label, gym, width, height, measure }: LabelProps & { label: WallLabel }) {
  const box = { x: PADDING, width: width - 2 * PADDING };
  const mapTop = PADDING + WALL_NAME_HEIGHT;
  return (
    <>
      <FittedText
        {...box}
        text={label.name}
        y={PADDING}
        height={WALL_NAME_HEIGHT - 2}
        sizes={POSTER_NAME_SIZES}
        className="strong"
        measure={measure}
      />
      <WallMap
        {...box}
        layout={gym.layout}
        area={label.area}
        y={mapTop}
        height={height - FOOT_HEIGHT - 2 - mapTop}
      />
    </>
  );
}
