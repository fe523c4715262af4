import { endpoint, input } from "./endpoint.ts";
import type { Vote } from "./requests/votes.ts";

export const votes = {
  save: endpoint({ method: "PUT", path: "/routes/{route_id}/vote", body: input<Vote>() }),
  remove: endpoint({ method: "DELETE", path: "/routes/{route_id}/vote" }),
};
