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

/** The oldest ones are forgotten. Then the user sees a conflict with the own earlier attempt. */
const MAX_LOST_INPUTS = 10;

/**
 * Updates a row. The user can change the input after a lost response, and then this does not conflict with the earlier
 * attempt. `update` throws STALE for an outdated version, unless the row has the values of the input already.
 */
export function createIdempotentUpdate<
  Input extends { readonly version?: unknown },
  Row extends { readonly version: number },
>(update: (input: Input) => Promise<Row>) {
  let lostInputs: readonly Input[] = [];

  /** Returns the row that a lost attempt has updated. The server may have received any of them. */
  const findLostUpdate = async (): Promise<Row | undefined> => {
    for (const lostInput of lostInputs) {
      try {
        return await update(lostInput);
      } catch (error) {
        if (!isApiError(error, "STALE")) throw error;
      }
    }
    return undefined;
  };

  const run = async (input: Input): Promise<Row> => {
    try {
      return await update(input);
    } catch (error) {
      if (!isApiError(error, "STALE")) throw error;
      const row = await findLostUpdate();
      if (!row) throw error;
      return update({ ...input, version: row.version });
    }
  };

  return async (input: Input): Promise<Row> => {
    try {
      const row = await run(input);
      lostInputs = [];
      return row;
    } catch (error) {
      if (isResponseLost(error)) lostInputs = [input, ...lostInputs].slice(0, MAX_LOST_INPUTS);
      throw error;
    }
  };
}
