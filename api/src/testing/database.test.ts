import { describe, expect, test } from "vitest";

import { gyms } from "../database/schema.ts";
import { createTestDatabase } from "./database.ts";

const gym = { name: "Here", location: "", about: "", layout: { lines: [], areas: [] } };

describe("a test's database", () => {
  test("is migrated, empty and nobody else's", async () => {
    const [mine, theirs] = await Promise.all([createTestDatabase(), createTestDatabase()]);

    await mine.db.insert(gyms).values(gym);

    expect(await mine.db.select().from(gyms)).toHaveLength(1);
    expect(await theirs.db.select().from(gyms)).toEqual([]);
    await Promise.all([mine.drop(), theirs.drop()]);
  });

  test("is there at once", async () => {
    const begun = performance.now();

    const { drop } = await createTestDatabase();

    expect(performance.now() - begun).toBeLessThan(2_000);
    await drop();
  });
});
