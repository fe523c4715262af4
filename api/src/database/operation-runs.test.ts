import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { createTestApi } from "../testing/index.ts";
import { readOperationRuns, recordOperation } from "./operation-runs.ts";

describe("recordOperation", () => {
  test("stores why a query failed, without the query and its parameters", async () => {
    const { db } = await createTestApi();

    const operation = recordOperation(db, "check", async () => {
      await db.execute(sql`select ${"climber@topout.example"} from missing_table`);
      return {};
    });

    await expect(operation).rejects.toThrow("Failed query");
    expect(await readOperationRuns(db)).toEqual([
      expect.objectContaining({ failure: 'relation "missing_table" does not exist' }),
    ]);
  });

  test("throws the error of the operation if it cannot be stored", async () => {
    const { db, drop } = await createTestDatabase();
    onTestFinished(drop);
    const operation = recordOperation(db, "backup", async () => {
      await db.execute(sql`drop table operation_runs`);
      throw new Error("The disk is full");
    });

    await expect(operation).rejects.toThrow("The disk is full");
  });
});
