import { endpoint } from "./endpoint.ts";

export const calendar = {
  ofGym: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/calendar.ics",
    media: "text/calendar",
  }),
};
