import type { InferSelectModel } from "drizzle-orm";

import { createChangeRecorder } from "../../audit/create-change-recorder.ts";
import type { gyms } from "../../database/schema.ts";

export const recordGymChange = createChangeRecorder<InferSelectModel<typeof gyms>>({
  type: "gym",
  getName: ({ name }) => name,
  getFields: ({ name, location, about, time_zone, image, layout }) => ({
    name,
    location,
    about,
    time_zone,
    photo: image,
    layout,
  }),
});
