import { eq, type SQL } from "drizzle-orm";

import { resets } from "../database/schema.ts";

export const isDraftReset: SQL = eq(resets.status, "draft");
