import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { gymScreens as endpoints } from "../gym-screens.ts";
import { serve } from "./serve.ts";

export const gymScreens = serve(endpoints, {
  get: {
    summary: "Get what the television of a gym shows. Clients poll it with its ETag",
    access: "all",
    params: z.object({ gym_id: Id }),
    errors: ["NOT_FOUND"],
  },
});
