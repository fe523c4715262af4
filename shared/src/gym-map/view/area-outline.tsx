import { memo } from "react";

import type { Area } from "@topout/shared/contract";

import { toPathData } from "../model/shape.ts";

/** The edge of the area that the map shows. An area that is not closed is drawn as if it were. */
export const AreaOutline = memo(function AreaOutline({ area }: { area: Area }) {
  return (
    <path className="shown-area" aria-hidden="true" d={toPathData({ ...area, joined: true })} />
  );
});
