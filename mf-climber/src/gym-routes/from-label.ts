import { useLocation } from "@topout/shared/platform";

/** The state of a history entry whose panel was opened by the label of the route. */
export const FROM_LABEL = { isFromLabel: true } as const;

export const useIsFromLabel = (): boolean => Object(useLocation().state).isFromLabel === true;
