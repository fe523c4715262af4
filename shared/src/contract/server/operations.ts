import { operations as endpoints } from "../operations.ts";
import { serve } from "./serve.ts";

export const operations = serve(endpoints, {
  list: {
    summary: "The last backup, drill and check of the installation",
    access: { action: "administer", gym: "none" },
  },
});
