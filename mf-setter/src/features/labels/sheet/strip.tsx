import { formatCode } from "@topout/shared/domain";

import { formatShortSetTitle } from "../../../route-writes/format-set-title.ts";
import type { Label, RouteLabel, WallLabel } from "../model/label.ts";
import { createSizes, LABEL_NAME_SIZES } from "../model/text-sizes.ts";
import { FittedText } from "./fitted-text.tsx";
import { LabelHold } from "./label-hold.tsx";
import type { LabelProps } from "./label-props.ts";
import { LabelQr } from "./label-qr.tsx";

/** In millimetres. Printers leave about 4 mm of a page blank. The quiet zone of the smallest QR code is as wide. */
const PADDING = 3.9;
const QR_SIDE = 23.2;
const QUIET = 3.7;
const CODE_HEIGHT = 2.8;
const TEXT_LEFT = PADDING + QR_SIDE + QUIET;
const HOLD_SIDE = 8.5;
const FOOT_HEIGHT = 6.4;
/** Of the width of the texts. The grade gets the rest. */
const MONTH_PART = 0.42;

const SMALL_SIZES = createSizes(10, 9, 8, 7, 6);
const GRADE_SIZES = createSizes(14, 12, 10, 8, 7, 6);
const CODE_SIZES = createSizes(7);
const MONTH_SIZES = createSizes(9, 8, 7, 6);
const HINT_SIZES = createSizes(9, 8, 7);
const GYM_SIZES = createSizes(8, 7, 6, 5);

/** A label with the QR code at its left. */
export function Strip({ label, ...props }: LabelProps & { label: Label }) {
  const { height, measure } = props;
  const qrTop = (height - QR_SIDE - QUIET - CODE_HEIGHT) / 2;
  return (
    <>
      <LabelQr label={label} x={PADDING} y={qrTop} side={QR_SIDE} />
      <FittedText
        className="spaced"
        text={formatCode(label.code)}
        x={PADDING}
        y={qrTop + QR_SIDE + QUIET}
        width={QR_SIDE}
        height={CODE_HEIGHT}
        sizes={CODE_SIZES}
        anchor="middle"
        measure={measure}
      />
      {label.type === "route" ? (
        <RouteTexts label={label} {...props} />
      ) : (
        <WallTexts label={label} {...props} />
      )}
    </>
  );
}

/** The circuit above the name, and the grade and the month below it. */
function RouteTexts({
  label,
  width,
  height,
  measure,
  hasColor,
}: LabelProps & { label: RouteLabel }) {
  const textWidth = width - TEXT_LEFT - PADDING;
  const footTop = height - PADDING - FOOT_HEIGHT;
  const headBottom = PADDING + HOLD_SIDE;
  return (
    <>
      <LabelHold
        label={label}
        x={TEXT_LEFT + HOLD_SIDE / 2}
        y={PADDING + HOLD_SIDE / 2}
        side={HOLD_SIDE}
        hasColor={hasColor}
      />
      <FittedText
        text={label.circuit}
        x={TEXT_LEFT + HOLD_SIDE + 1.5}
        y={PADDING}
        width={textWidth - HOLD_SIDE - 1.5}
        height={HOLD_SIDE}
        sizes={SMALL_SIZES}
        align="middle"
        measure={measure}
      />
      <FittedText
        text={label.name}
        x={TEXT_LEFT}
        y={headBottom + 0.5}
        width={textWidth}
        height={footTop - headBottom - 1}
        sizes={LABEL_NAME_SIZES}
        className="strong"
        align="middle"
        measure={measure}
      />
      <RouteFoot label={label} width={width} top={footTop} measure={measure} />
    </>
  );
}

interface RouteFootProps extends Pick<LabelProps, "width" | "measure"> {
  label: RouteLabel;
  top: number;
}

/** The grade at the left, and the month at the right. */
function RouteFoot({ label, width, top, measure }: RouteFootProps) {
  const textWidth = width - TEXT_LEFT - PADDING;
  const monthWidth = textWidth * MONTH_PART;
  return (
    <>
      <FittedText
        text={label.grade}
        x={TEXT_LEFT}
        y={top}
        width={textWidth - monthWidth - 1.5}
        height={FOOT_HEIGHT}
        sizes={GRADE_SIZES}
        className="strong"
        align="bottom"
        measure={measure}
      />
      <FittedText
        text={formatShortSetTitle({ date: label.date, name: "" })}
        x={width - PADDING - monthWidth}
        y={top}
        width={monthWidth}
        height={FOOT_HEIGHT - 0.3}
        sizes={MONTH_SIZES}
        className="light"
        align="bottom"
        anchor="end"
        measure={measure}
      />
    </>
  );
}

function WallTexts({ label, gym, width, height, measure }: LabelProps & { label: WallLabel }) {
  const box = { x: TEXT_LEFT, width: width - TEXT_LEFT - PADDING, measure };
  const hintHeight = 7.6;
  const gymHeight = 4;
  const hintTop = height - PADDING - gymHeight - hintHeight;
  return (
    <>
      <FittedText
        {...box}
        text={label.name}
        y={PADDING}
        height={hintTop - PADDING - 1}
        sizes={LABEL_NAME_SIZES}
        className="strong"
        align="middle"
      />
      <FittedText
        {...box}
        text="Scan to see what hangs here."
        y={hintTop}
        height={hintHeight}
        sizes={HINT_SIZES}
        align="bottom"
      />
      <FittedText
        {...box}
        text={gym.name}
        y={hintTop + hintHeight}
        height={gymHeight}
        sizes={GYM_SIZES}
        className="light"
        align="bottom"
      />
    </>
  );
}
