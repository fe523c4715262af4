import { type ClimbLog, climbs } from "@topout/shared/contract";

import { answer } from "../../http/answer.ts";
import { implement } from "../../http/implement.ts";
import { toMoment } from "../../http/moment.ts";
import { parseClimbTime } from "./parse-climb-time.ts";
import type { ClimbStore } from "./climbs.store.ts";

interface Asked {
  readonly user: { readonly id: string };
  readonly params: { readonly route_id: string };
  readonly body: ClimbLog;
}

export function createClimbHandlers(store: ClimbStore) {
  const log = async ({ user, params, body }: Asked, sent: boolean) => {
    const time = parseClimbTime(body.time);
    const go = { id: body.id, user: user.id, route: params.route_id, sent, time };
    const { climb, created } = await store.log(go);
    return answer(climb, { status: created ? 201 : 200 });
  };

  return implement(climbs, {
    mine: ({ user, query }) => store.ofUser(user.id, toMoment(query.since)),
    addSend: (asked) => log(asked, true),
    addAttempt: (asked) => log(asked, false),
    remove: ({ user, params }) => store.remove(user.id, params.climb_id),
  });
}
