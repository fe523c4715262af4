import type { Route, RouteDetails } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

/** The fields of a route that a setter can change. */
export const getRouteDetails = ({
  name,
  set_id,
  x,
  y,
  grade,
  style,
  location,
}: Route): RouteDetails => ({ name, set_id: set_id ?? "", x, y, grade, style, location });

const round = (value: number) => Math.round(value * 100) / 100;

/** Rounds to hundredths of a layout unit, which are finer than any screen. */
export const roundPoint = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
