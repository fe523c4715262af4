import { notifications } from "@topout/shared/platform";

/** The titles of the notifications. */
export const getTitles = (): string[] => notifications.getState().list.map(({ title }) => title);
