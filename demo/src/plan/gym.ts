import { createDemoId } from "../demo-id.ts";
import { addMs, DAY_MS } from "../dates.ts";
import { gymLayout } from "./gym-layout.ts";

/** The gym is older than any user account. */
export function planGym(now: Date) {
  const created = addMs(now, -400 * DAY_MS);
  return {
    id: createDemoId("gym", created),
    name: "Gritworks Leeds",
    location: "Canal Road, Leeds",
    about:
      "A bouldering hall in an old wool mill by the canal. A cave, two boulders to walk round, and a kettle that is always on.",
    layout: gymLayout,
    created_at: created,
  };
}
