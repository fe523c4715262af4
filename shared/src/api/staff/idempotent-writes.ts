import { isApiError, isResponseLost } from "@topout/shared/api";

import { createIdempotencyKey } from "./idempotency-key.ts";

interface InsertOptions<Input, Row> {
  /** Creates a row, or returns the row that an earlier request with the same key created. */
  readonly create: (input: Input, idempotencyKey: string) => Promise<Row>;
  readonly update: (row: Row, input: Input) => Promise<Row>;
  /** Whether two inputs have the same values. */
  readonly isEqual: (a: Input, b: Input) => boolean;
}

export interface IdempotentInsert<Input, Row> {
  /** Whether the latest attempt failed. */
  readonly hasFailed: () => boolean;
  readonly run: (input: Input) => Promise<Row>;
}

/**
 * Creates a row that the user can save again after a lost response. All attempts have the same key, so the server
 * creates one row, even if it is still processing an earlier attempt. If the user has changed the input since then, the
 * retry updates that row.
 */
export function createIdempotentInsert<Input, Row>(
  options: InsertOptions<Input, Row>,
): IdempotentInsert<Input, Row> {
  let idempotencyKey = createIdempotencyKey();
  let lostInputs: readonly Input[] = [];
  let hasFailed = false;

  const run = async (input: Input): Promise<Row> => {
    const row = await options.create(input, idempotencyKey);
    // The row can have the values of any lost attempt.
    const isUnchanged = lostInputs.every((lostInput) => options.isEqual(lostInput, input));
    return isUnchanged ? row : options.update(row, input);
  };

  return {
    hasFailed: () => hasFailed,

    run: async (input: Input): Promise<Row> => {
      try {
        const row = await run(input);
        idempotencyKey = createIdempotencyKey();
        lostInputs = [];
        hasFailed = false;
        return row;
      } catch (error) {
        hasFailed = true;
        if (isResponseLost(error)) lostInputs = [...lostInputs, input];
        throw error;
      }
    },
  };
}

interface UpdateOptions<Input, Row> {
  /** @throws {ApiError} STALE if `version` is not the current one. */
  readonly update: (input: Input, version: number) => Promise<Row>;
  readonly fetchRow: () => Promise<Row | undefined>;
  /** Whether the row has the values of the input. */
  readonly matches: (row: Row, input: Input) => boolean;
  readonly isEqual: (a: Input, b: Input) => boolean;
}

/** Updates a row. A retry after a lost response does not conflict with the user's own earlier attempt. */
export function createIdempotentUpdate<Input, Row extends { readonly version: number }>(
  options: UpdateOptions<Input, Row>,
) {
  let lostInput: Input | undefined;

  const run = async (input: Input, version: number): Promise<Row> => {
    try {
      return await options.update(input, version);
    } catch (error) {
      if (lostInput === undefined || !isApiError(error, "STALE")) throw error;
      const row = await options.fetchRow();
      // Another user has changed the row if it has more than one new version.
      if (row?.version !== version + 1 || !options.matches(row, lostInput)) throw error;
      return options.isEqual(lostInput, input) ? row : options.update(input, row.version);
    }
  };

  return async (input: Input, version: number): Promise<Row> => {
    try {
      return await run(input, version);
    } catch (error) {
      if (isResponseLost(error)) lostInput = input;
      throw error;
    }
  };
}
