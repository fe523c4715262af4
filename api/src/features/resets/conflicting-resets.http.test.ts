import type { Problem, Reset } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { resets, resetStrips } from "../../database/schema.ts";
import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { readJson } from "../../testing/index.ts";
import { setUpResets } from "./testing/set-up-resets.ts";

describe("a route that another draft takes down", () => {
  async function setUpConflict() {
    const context = await setUpResets();
    const { first, second, mika, create, change } = context;
    const other = await readJson<Reset>(create({ name: "Warm Up" }, mika));
    await change(other.id, { strip_add: [first.id] }, mika);
    const reset = await readJson<Reset>(create());
    return { ...context, other, reset, both: [first.id, second.id] };
  }

  test("is a conflict that names the reset and its setter, and changes nothing", async () => {
    const { other, reset, both, first, change, read } = await setUpConflict();

    const response = await change(reset.id, { name: "Cave", strip_add: both });

    expect(response.status).toBe(409);
    expect(await readJson<Problem>(Promise.resolve(response))).toEqual({
      detail: "CONFLICT",
      message: "mika.h takes these routes down in another reset.",
      resets: [
        {
          id: other.id,
          name: "Warm Up",
          created_by: other.created_by,
          created_at: other.created_at,
          routes: [first.id],
        },
      ],
    });
    expect(await read(reset.id)).toEqual(reset);
  });

  test("moves here if the setter takes it", async () => {
    const { other, reset, both, change, read } = await setUpConflict();

    await change(reset.id, { strip_add: both, take: true });

    expect(await read(reset.id)).toMatchObject({ strip: both, version: 2 });
    expect(await read(other.id)).toMatchObject({ strip: [], version: 3 });
  });

  test("is free again after the other draft is deleted", async () => {
    const { other, reset, both, remove, change } = await setUpConflict();

    await remove(other.id);

    expect((await change(reset.id, { strip_add: both })).status).toBe(200);
  });

  test("waits for another setter who adds it, and is a conflict then", async () => {
    const { api, second, other, reset, change, read } = await setUpConflict();

    const pending = await api.db.transaction(async (tx) => {
      await tx.select().from(resets).where(eq(resets.id, other.id)).for("no key update");
      await tx.insert(resetStrips).values({ reset_id: other.id, route_id: second.id });
      const request = change(reset.id, { strip_add: [second.id] });
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { request };
    });

    expect((await pending.request).status).toBe(409);
    expect((await read(reset.id)).strip).toEqual([]);
  });
});
