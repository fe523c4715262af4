const KEY = "topout.just-registered";

/** Set from a registration until the login that follows it, which leads to the welcome. It survives a reload. */
export const markJustRegistered = (): void => sessionStorage.setItem(KEY, "true");

export const hasJustRegistered = (): boolean => sessionStorage.getItem(KEY) !== null;

export const clearJustRegistered = (): void => sessionStorage.removeItem(KEY);
