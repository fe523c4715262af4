import { users as endpoints } from "../users.ts";
import { serve } from "./serve.ts";

export const users = serve(endpoints, {
  me: { summary: "The signed-in user", access: "user" },
});
