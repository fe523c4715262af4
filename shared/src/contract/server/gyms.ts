import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { gyms as endpoints } from "../gyms.ts";
import { serve } from "./serve.ts";

export const gyms = serve(endpoints, {
  list: {
    summary: "List the first 100 gyms by name; `X-Total-Count` is the number of all gyms",
    access: "all",
  },
  get: {
    summary: "Get a gym with its layout",
    access: "all",
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
