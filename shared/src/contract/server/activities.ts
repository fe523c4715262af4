import { activities as endpoints } from "../activities.ts";
import { ActivityQuery } from "../requests/activities.ts";
import { serve } from "./serve.ts";

export const activities = serve(endpoints, {
  page: { summary: "A page of the feed, newest first", access: "all", query: ActivityQuery },
});
