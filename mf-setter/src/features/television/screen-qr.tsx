import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { useMemo } from "react";

import { createQrCode } from "../../qr-code/create-qr-code.ts";
import { scaled } from "./scale.ts";

const QUIET_ZONE = 2;

/** The QR code of the map of the gym. It is dark on white in both themes, because readers expect that. */
export function ScreenQr({ gymId }: { gymId: string }) {
  const { size, path } = useMemo(
    () => createQrCode(`${location.origin}${paths.dashboardOf(gymId)}`),
    [gymId],
  );
  const side = size + 2 * QUIET_ZONE;
  return (
    <Scan>
      <p>Scan to open the map on your phone</p>
      <svg
        role="img"
        aria-label="QR code"
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fillRule="evenodd" />
      </svg>
    </Scan>
  );
}

const Scan = styled.div`
  display: flex;
  gap: ${scaled(22)};
  align-items: center;
  color: ${color["text-2"]};
  font: 560 ${scaled(32)} / ${scaled(40)} var(--font);
  text-align: right;

  > p {
    max-width: ${scaled(230)};
  }

  > svg {
    flex: none;
    width: ${scaled(196)};
    height: ${scaled(196)};
    border-radius: ${scaled(22)};
    background: #fff;
  }

  path {
    fill: #121311;
  }
`;
