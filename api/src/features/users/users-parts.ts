import type { ClimbStore } from "../climbs/climbs.store.ts";
import type { UserStore } from "./users.store.ts";

/** What looking after one's account, and looking at others', needs. */
export interface UsersParts {
  readonly store: UserStore;
  readonly climbs: Pick<ClimbStore, "ofUser">;
}
