import { gyms as endpoints } from "../gyms.ts";
import { serve } from "./serve.ts";

export const gyms = serve(endpoints, {
  list: {
    summary: "List the first 100 gyms by name; `X-Total-Count` is the number of all gyms",
    access: "all",
  },
});
