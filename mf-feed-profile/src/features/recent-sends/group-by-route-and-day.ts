import { groupBy } from "@topout/shared/domain";

import type { Send } from "../../sends/get-sends.ts";
import { toDayNumber } from "../../time/days.ts";

export interface SendGroup {
  /** The newest send of the group. */
  readonly send: Send;
  readonly count: number;
  /** Whether one of the sends is a flash. */
  readonly hasFlash: boolean;
}

/** Groups the sends of one route on one day, newest first, in the time zone of the device. */
export const groupByRouteAndDay = (sends: readonly Send[]): SendGroup[] =>
  [...groupBy(sends, ({ route, time }) => `${route.id} ${toDayNumber(time)}`).values()].flatMap(
    (group) => {
      const [send] = group;
      const hasFlash = group.some(({ flash }) => flash);
      return send ? [{ send, count: group.length, hasFlash }] : [];
    },
  );
