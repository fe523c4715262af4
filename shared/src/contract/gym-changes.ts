import { endpoint, input } from "./endpoint.ts";
import { Gym } from "./gyms.ts";
import { imageFile } from "./image-file.ts";
import type { GymChange, GymCreation } from "./requests/gym-changes.ts";

export const gymChanges = {
  create: endpoint({
    method: "POST",
    path: "/gyms",
    encoding: "multipart",
    body: input<GymCreation>(),
    files: { file: imageFile },
    response: Gym,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/gyms/{gym_id}",
    encoding: "multipart",
    body: input<GymChange>(),
    files: { file: { ...imageFile, optional: true } },
    response: Gym,
  }),
};
