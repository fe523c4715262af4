import type { Climb, ClimbLog } from "@topout/shared/contract";
import { climbs } from "@topout/shared/contract/server";
import { v7 as uuidv7 } from "uuid";

import type { Actor } from "../../auth/actor.ts";
import { respond } from "../../http/http-response.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import { parseClimbTime } from "./parse-climb-time.ts";
import type { ClimbStore } from "./climbs.store.ts";

interface LogRequest {
  readonly actor: Actor;
  readonly params: { readonly route_id: string };
  readonly body: ClimbLog;
}

export function createClimbHandlers(store: ClimbStore) {
  const log = async ({ actor, params, body }: LogRequest, { sent }: Pick<Climb, "sent">) => {
    const time = parseClimbTime(body.time);
    const newClimb = {
      id: body.id ?? uuidv7(),
      user: actor.id,
      route: params.route_id,
      sent,
      time,
    };
    const { climb, isNew } = await store.log(newClimb, actor);
    return respond(climb, { status: isNew ? 201 : 200 });
  };

  return defineHandlers(climbs, {
    mine: ({ user, query }) => store.listByUser(user.id, { since: parseTimestamp(query.since) }),
    addSend: (request) => log(request, { sent: true }),
    addAttempt: (request) => log(request, { sent: false }),
    remove: ({ actor, params }) => store.remove(params.climb_id, actor),
  });
}
