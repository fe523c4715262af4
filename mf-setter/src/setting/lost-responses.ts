import { isApiError, isNetworkError } from "@topout/shared/api";

/** Whether the server may have processed the request, although the client got no usable response. */
export const isResponseLost = (error: unknown): boolean =>
  isNetworkError(error) || (isApiError(error) && error.status >= 500);

interface CreationOptions<Input, Row> {
  readonly create: (input: Input) => Promise<Row>;
  readonly update: (row: Row, input: Input) => Promise<Row>;
  /** The rows that the client had loaded before the first attempt. */
  readonly getKnownRows: (input: Input) => readonly Row[];
  readonly fetchRows: (input: Input) => Promise<readonly Row[]>;
  /** Whether a request with the input could have created the row. */
  readonly matches: (row: Row, input: Input) => boolean;
  /** Whether two inputs have the same values. */
  readonly isEqual: (a: Input, b: Input) => boolean;
}

export interface RepeatableCreation<Input, Row> {
  /** Whether the response of a previous attempt was lost. */
  readonly hasLostResponse: () => boolean;
  readonly run: (input: Input) => Promise<Row>;
}

interface Attempt<Input> {
  readonly input: Input;
  readonly knownIds: ReadonlySet<string>;
}

/**
 * A creation that the user can repeat after a lost response. The API accepts no id from the client, so a repeated
 * attempt first looks for the row of an earlier one. If the user has changed the input since then, it updates that row.
 */
export function createRepeatableCreation<Input, Row extends { readonly id: string }>(
  options: CreationOptions<Input, Row>,
): RepeatableCreation<Input, Row> {
  let attempts: readonly Attempt<Input>[] = [];

  const findLostRow = async () => {
    for (const attempt of attempts) {
      const rows = await options.fetchRows(attempt.input);
      const row = rows.find(
        (candidate) =>
          !attempt.knownIds.has(candidate.id) && options.matches(candidate, attempt.input),
      );
      if (row) return { row, attempt };
    }
    return undefined;
  };

  const addAttempt = (input: Input, knownIds: ReadonlySet<string>) => {
    if (attempts.some((attempt) => options.isEqual(attempt.input, input))) return;
    attempts = [...attempts, { input, knownIds }];
  };

  const run = async (input: Input): Promise<Row> => {
    const lost = await findLostRow();
    if (!lost) return options.create(input);
    return options.isEqual(lost.attempt.input, input) ? lost.row : options.update(lost.row, input);
  };

  return {
    hasLostResponse: () => attempts.length > 0,

    run: async (input: Input): Promise<Row> => {
      const knownIds =
        attempts[0]?.knownIds ?? new Set(options.getKnownRows(input).map(({ id }) => id));
      try {
        const row = await run(input);
        attempts = [];
        return row;
      } catch (error) {
        if (isResponseLost(error)) addAttempt(input, knownIds);
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

/** An update that the user can repeat after a lost response, without a conflict with the user's own earlier attempt. */
export function createRepeatableUpdate<Input, Row extends { readonly version: number }>(
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
