import type { Circuit, Insights, Route } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import { getPyramidRank } from "@topout/shared/domain/insights";
import { getCircuitSkin, type Skin } from "@topout/shared/theme";

/**
 * The holds of each row of the pyramid, in the order of the circuits. A route that the list of routes does not contain yet
 * has none.
 */
export function listHolds(
  insights: Insights,
  routes: readonly Route[],
  circuits: readonly Circuit[],
): ReadonlyMap<number, readonly Skin[]> {
  const listedIds = new Set(insights.routes.map(({ route }) => route));
  const order = new Map(circuits.map((circuit, index) => [circuit.id, { circuit, index }]));
  const getPosition = ({ circuit_id }: Route) => order.get(circuit_id)?.index ?? circuits.length;
  const ranked = routes
    .filter(({ id, grade_rank }) => grade_rank !== null && listedIds.has(id))
    .sort((a, b) => getPosition(a) - getPosition(b));
  const rows = groupBy(ranked, ({ grade_rank }) => grade_rank && getPyramidRank(grade_rank));
  return new Map(
    [...rows].flatMap(([row, ofRow]) =>
      row === null
        ? []
        : [
            [
              row,
              ofRow.map((route) => getCircuitSkin(order.get(route.circuit_id)?.circuit ?? route)),
            ],
          ],
    ),
  );
}
