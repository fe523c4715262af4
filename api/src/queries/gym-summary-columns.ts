import { sql } from "drizzle-orm";

import { gyms } from "../database/schema.ts";

/** The columns of a gym without its layout. */
export const gymSummaryColumns = {
  id: gyms.id,
  name: gyms.name,
  location: gyms.location,
  has_image: sql<boolean>`${gyms.image} is not null`,
  version: gyms.version,
};
