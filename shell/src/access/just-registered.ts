const KEY = "topout.just-registered";

/** Remembers a registration until the next login, which then redirects to the welcome screen. Survives a reload. */
export const markJustRegistered = (): void => sessionStorage.setItem(KEY, "true");

export const hasJustRegistered = (): boolean => sessionStorage.getItem(KEY) !== null;

export const clearJustRegistered = (): void => sessionStorage.removeItem(KEY);
