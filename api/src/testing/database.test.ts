import { describe, expect, test } from "vitest";

import { gyms } from "../database/schema.ts";
import { createTestDatabase } from "./database.ts";

const gym = { name: "Here", location: "", about: "", layout: { lines: [], areas: [] } };

describe("createTestDatabase", () => {
  test("creates a separate, migrated and empty database", async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);

    await first.db.insert(gyms).values(gym);

    expect(await first.db.select().from(gyms)).toHaveLength(1);
    expect(await second.db.select().from(gyms)).toEqual([]);
    await Promise.all([first.drop(), second.drop()]);
  });

  test("takes less than two seconds", async () => {
    const startTime = performance.now();

    const { drop } = await createTestDatabase();

    expect(performance.now() - startTime).toBeLessThan(2_000);
    await drop();
  });
});
