import {
  mutationOptions,
  type NewClimb,
  type Operation,
  withOutbox,
} from "@topout/shared/platform";

/**
 * The mutations of the climber remote of contract 4, which this shell still runs. They store operations in the outbox.
 * Delete them when the shell no longer accepts that contract.
 */
const enqueue = async (operation: Operation): Promise<void> => {
  const isStored = await withOutbox((outbox) => outbox.enqueue(operation, "a route"));
  if (!isStored) throw new Error("The device could not store the change");
};

export const climbMutations = {
  key: () => ["climbs"] as const,

  log: () =>
    mutationOptions({
      mutationKey: climbMutations.key(),
      mutationFn: (climb: NewClimb) => enqueue({ type: "log", climb }),
    }),

  remove: () =>
    mutationOptions({
      mutationKey: climbMutations.key(),
      mutationFn: (climb: NewClimb) => enqueue({ type: "removeClimb", climb }),
    }),
};

interface ProjectToggle {
  readonly route: string;
  /** The new state. */
  readonly isProject: boolean;
}

export const projectMutations = {
  key: () => ["projects"] as const,

  toggle: () =>
    mutationOptions({
      mutationKey: projectMutations.key(),
      mutationFn: ({ route, isProject }: ProjectToggle) =>
        enqueue({ type: "toggleProject", routeId: route, isProject }),
    }),
};
