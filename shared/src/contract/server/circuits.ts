import * as z from "zod/mini";

import { circuits as endpoints } from "../circuits.ts";
import { Id } from "../fields.ts";
import { serve } from "./serve.ts";

export const circuits = serve(endpoints, {
  list: {
    summary: "List a gym's circuits in display order",
    access: "all",
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
