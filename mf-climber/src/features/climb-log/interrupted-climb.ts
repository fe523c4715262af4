import type { NewClimb } from "@topout/shared/api";
import { createStore, useStore } from "@topout/shared/platform";

interface InterruptedClimb {
  readonly climb: NewClimb;
  readonly userId: string;
}

/** The climb that was not stored because the session had ended. It stays in memory during the login, but a reload loses it. */
const store = createStore<{ readonly interruptedClimb: InterruptedClimb | undefined }>()(() => ({
  interruptedClimb: undefined,
}));

export const setInterruptedClimb = (interruptedClimb: InterruptedClimb | undefined) =>
  store.setState({ interruptedClimb });

export const useInterruptedClimb = () =>
  useStore(store, ({ interruptedClimb }) => interruptedClimb);
