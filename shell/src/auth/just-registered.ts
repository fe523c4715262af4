const KEY = "topout.just-registered";

/**
 * Remembers a registration until the user's next login, which then redirects to the welcome screen. All tabs share it,
 * because the link in the email opens a new tab.
 */
export const markJustRegistered = (userId: string): void => localStorage.setItem(KEY, userId);

export const hasJustRegistered = (userId: string): boolean => localStorage.getItem(KEY) === userId;

export const clearJustRegistered = (): void => localStorage.removeItem(KEY);
