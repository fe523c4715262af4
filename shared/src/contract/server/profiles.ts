import * as z from "zod/mini";

import { profiles as endpoints } from "../profiles.ts";
import { Username } from "../requests/fields.ts";
import { ClimbPage, StatsFilter } from "../requests/profiles.ts";
import { serve } from "./serve.ts";

const usernameParams = z.object({ username: Username });

export const profiles = serve(endpoints, {
  isUsernameAvailable: {
    summary: "Whether you can have a username: it is free, or yours now or in the last 90 days",
    access: "all",
    params: z.object({ name: z.string() }),
    errors: ["RATE_LIMITED"],
  },
  get: {
    summary: "A climber's profile, also by a username of the last 90 days",
    access: "all",
    params: usernameParams,
    errors: ["PROFILE_NOT_VISIBLE", "NOT_FOUND", "RATE_LIMITED"],
  },
  climbs: {
    summary: "A climber's climbs, newest first, at most 20,000",
    access: "all",
    params: usernameParams,
    query: ClimbPage,
    errors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE", "NOT_FOUND", "RATE_LIMITED"],
  },
  stats: {
    summary: "A climber's sends in numbers, in all gyms or in one",
    access: "all",
    params: usernameParams,
    query: StatsFilter,
    errors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE", "NOT_FOUND", "RATE_LIMITED"],
  },
});
