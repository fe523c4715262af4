import { health as endpoints } from "../health.ts";
import { serve } from "./serve.ts";

export const health = serve(endpoints, {
  check: {
    summary: "Liveness: whether the started server answers, even while the database is away",
    access: "all",
  },
  ready: {
    summary: "Readiness: whether the server can handle requests and is not stopping",
    access: "all",
    errors: ["UNAVAILABLE"],
  },
});
