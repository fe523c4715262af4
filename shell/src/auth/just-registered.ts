import { localData } from "@topout/shared/platform";

const KEY = "topout.just-registered";

/**
 * Remembers a registration until the user's next login, which then redirects to the welcome screen. All tabs share it,
 * because the link in the email opens a new tab.
 */
export const markJustRegistered = (userId: string): boolean => localData.write(KEY, userId);

export const hasJustRegistered = (userId: string): boolean => localData.read(KEY) === userId;

export const clearJustRegistered = (): void => localData.remove(KEY);
