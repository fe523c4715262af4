import type { ErrorCode } from "@topout/shared/contract";
import type { mutationOptions, QueryClient } from "@topout/shared/platform";

import type { World } from "../create-world.ts";

export type Mutation = (client: QueryClient) => Promise<unknown>;

export interface MutationCase {
  readonly name: string;
  /** Prepares the data. Returns what the user does, and repeats after a failure. */
  readonly prepare: (world: World) => Promise<Mutation> | Mutation;
  /** What the API responds if it has committed the first attempt. By default, the repetition succeeds. */
  readonly repeatedError?: ErrorCode;
  /** Each attempt of the user adds a row to these tables, such as the job of an email. */
  readonly repeatedTables?: readonly string[];
}

/** The id that the screen has created. */
export const NEW_ID = "0192f0c1-7a00-7000-8000-000000000043";

type Definition<Data, V> = ReturnType<typeof mutationOptions<Data, V>>;

export const run =
  <Data, V>(definition: Definition<Data, V>, variables: V): Mutation =>
  (client) =>
    client.getMutationCache().build(client, definition).execute(variables);
