import { useMemo } from "react";

import { createQrCode } from "../../../qr-code/create-qr-code.ts";
import type { Label } from "../model/label.ts";
import { getLabelAddress } from "../model/label-address.ts";

interface LabelQrProps {
  label: Label;
  /** The left top corner of the code without its quiet zone, and its side, in millimetres. */
  x: number;
  y: number;
  side: number;
}

/** The QR code of a label. The caller leaves the quiet zone blank. */
export function LabelQr({ label, x, y, side }: LabelQrProps) {
  const address = getLabelAddress(location.origin, label);
  const { size, path } = useMemo(() => createQrCode(address), [address]);
  return (
    <path
      d={path}
      data-code={label.code}
      fillRule="evenodd"
      shapeRendering="crispEdges"
      transform={`translate(${x} ${y}) scale(${side / size})`}
    />
  );
}
