import { endpoint } from "./endpoint.ts";

export const reactions = {
  add: endpoint({ method: "POST", path: "/reactions/{activity_id}" }),
  remove: endpoint({ method: "DELETE", path: "/reactions/{activity_id}" }),
};
