import { gymSearch as endpoints } from "../gym-search.ts";
import { GymSearch } from "../requests/gym-search.ts";
import { serve } from "./serve.ts";

export const gymSearch = serve(endpoints, {
  page: {
    summary:
      "Find gyms: first those in which each word of `q` starts a word of the name or the location, then similar ones",
    access: "all",
    query: GymSearch,
  },
});
