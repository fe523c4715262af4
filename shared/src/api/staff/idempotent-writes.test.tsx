import { describe, expect, test } from "vitest";

import { ApiError } from "@topout/shared/api";

import { createIdempotentInsert, createIdempotentUpdate } from "./idempotent-writes.ts";

interface Input {
  readonly name: string;
  readonly grade: string;
}
interface Row extends Input {
  readonly id: string;
  readonly version: number;
}

const lostResponse = Object.assign(new Error("offline"), { name: "NetworkError" });
const stale = new ApiError(409, { detail: "STALE", message: "Someone else has changed this." });
const isEqual = (a: Input, b: Input) => a.name === b.name && a.grade === b.grade;

/** A server that can lose a request before it processes it, or the response afterwards. */
function setUp() {
  const rows: Row[] = [{ id: "0", name: "P1", grade: "6a", version: 1 }];
  const losses: ("before" | "after")[] = [];
  const respond = async (act: () => Row): Promise<Row> => {
    const loss = losses.shift();
    if (loss === "before") throw lostResponse;
    const row = act();
    if (loss === "after") throw lostResponse;
    return row;
  };
  const replace = (row: Row) => {
    rows.splice(
      rows.findIndex(({ id }) => id === row.id),
      1,
      row,
    );
    return row;
  };
  const { run } = createIdempotentInsert<Input, Row>({
    create: (newRow, id) =>
      respond(() => {
        const existingRow = rows.find((row) => row.id === id);
        if (existingRow) return existingRow;
        const row = { ...newRow, id, version: 1 };
        rows.push(row);
        return row;
      }),
    update: (row, input) => respond(() => replace({ ...row, ...input, version: row.version + 1 })),
    isEqual,
  });
  const update = createIdempotentUpdate((input: Input & { readonly version: number }) =>
    respond(() => {
      const [row] = rows;
      if (row && isEqual(row, input)) return row;
      if (row?.version !== input.version) throw stale;
      return replace({ ...row, ...input, version: input.version + 1 });
    }),
  );
  return { rows, losses, create: run, update, replace };
}

const input = { name: "P1", grade: "7a" };

describe("createIdempotentInsert", () => {
  test("creates one row, even if the user retries", async () => {
    const { rows, losses, create } = setUp();
    losses.push("after");

    await expect(create(input)).rejects.toBe(lostResponse);
    expect(await create(input)).toMatchObject({ ...input, version: 1 });
    expect(rows).toHaveLength(2);
  });

  test("creates the row if the first request did not arrive", async () => {
    const { rows, losses, create } = setUp();
    losses.push("before");

    await expect(create(input)).rejects.toBe(lostResponse);
    await create(input);
    expect(rows).toHaveLength(2);
  });

  test("applies a change that the user made after the lost response", async () => {
    const { rows, losses, create } = setUp();
    losses.push("after", "after");

    await expect(create(input)).rejects.toBe(lostResponse);
    const renamed = { name: "P9", grade: "8a" };
    await expect(create(renamed)).rejects.toBe(lostResponse);
    expect(await create(renamed)).toMatchObject(renamed);
    expect(rows).toHaveLength(2);
  });

  test("creates the next row after a success", async () => {
    const { rows, create } = setUp();

    await create(input);
    await create(input);
    expect(rows).toHaveLength(3);
  });
});

describe("createIdempotentUpdate", () => {
  test("saves a change that the user made after the lost response", async () => {
    const { losses, update } = setUp();
    losses.push("after");

    await expect(update({ ...input, version: 1 })).rejects.toBe(lostResponse);
    expect(await update({ ...input, grade: "8a", version: 1 })).toMatchObject({
      grade: "8a",
      version: 3,
    });
  });

  test("saves a change that the user made after several attempts, of which one arrived", async () => {
    const { losses, update } = setUp();
    losses.push("after");
    await expect(update({ ...input, version: 1 })).rejects.toBe(lostResponse);
    // The server answers that the version is outdated. Then the repetition of the first attempt does not arrive.
    losses.push("before");
    await expect(update({ ...input, grade: "7b", version: 1 })).rejects.toBe(lostResponse);

    expect(await update({ ...input, grade: "8a", version: 1 })).toMatchObject({
      grade: "8a",
      version: 3,
    });
  });

  test("reports a conflict with another user", async () => {
    const { losses, update, replace } = setUp();
    losses.push("after");

    await expect(update({ ...input, version: 1 })).rejects.toBe(lostResponse);
    replace({ id: "0", name: "P1", grade: "5a", version: 3 });
    await expect(update({ ...input, grade: "8a", version: 1 })).rejects.toBe(stale);
  });

  test("forgets the lost attempts after a success", async () => {
    const { losses, update, replace } = setUp();
    losses.push("after");

    await expect(update({ ...input, version: 1 })).rejects.toBe(lostResponse);
    await update({ ...input, grade: "8a", version: 1 });
    replace({ id: "0", ...input, version: 4 });
    await expect(update({ ...input, grade: "9a", version: 3 })).rejects.toBe(stale);
  });
});
