import { demoId } from "../demo-id.ts";
import { after, DAY } from "../moments.ts";
import { gymLayout } from "./gym-layout.ts";

/** The gym itself, which has been there for longer than any of its climbers. */
export function planGym(now: Date) {
  const created = after(now, -400 * DAY);
  return {
    id: demoId("gym", created),
    name: "Gritworks Leeds",
    location: "Canal Road, Leeds",
    about:
      "A bouldering hall in an old wool mill by the canal. Eight circuits, a cave, two boulders to walk round, and a kettle that is always on.",
    layout: gymLayout,
    created_at: created,
  };
}
