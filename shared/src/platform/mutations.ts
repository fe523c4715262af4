import {
  useMutation as useTanStackMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";

/** The options of a mutation that all components share. An interface, so that published declarations contain its name. */
export interface MutationDefinition<Data, Variables, Result> extends Omit<
  UseMutationOptions<Data, Error, Variables, Result>,
  "onSuccess" | "onError"
> {
  readonly onSuccess?: never;
  readonly onError?: never;
}

/** A mutation updates the cache in `onSettled`, because a component that uses it replaces `onSuccess` and `onError`. */
export const mutationOptions = <Data, Variables = void, Result = unknown>(
  definition: MutationDefinition<Data, Variables, Result>,
): MutationDefinition<Data, Variables, Result> => definition;

interface Options<Data, Variables, Result> extends UseMutationOptions<
  Data,
  Error,
  Variables,
  Result
> {
  readonly afterSuccess?: (data: Data, variables: Variables) => void;
  readonly afterError?: (error: Error, variables: Variables) => void;
}

/**
 * `afterSuccess` and `afterError` run after `onSettled`, so the screen is up to date. They notify the user, also if the
 * refetch has removed the component. TanStack Query then does not call the callbacks of `mutate`, which only close the
 * component or change its state. See docs/decisions/0072-callbacks-of-mutations.md.
 */
export const useMutation = <Data, Variables = void, Result = unknown>({
  afterSuccess,
  afterError,
  onSettled,
  ...options
}: Options<Data, Variables, Result>): UseMutationResult<Data, Error, Variables, Result> =>
  useTanStackMutation({
    ...options,
    onSettled: async (...settled) => {
      await onSettled?.(...settled);
      const [data, error, variables] = settled;
      // Mutations without a response succeed with undefined.
      if (error === null) afterSuccess?.(data as Data, variables);
      else afterError?.(error, variables);
    },
  });
