const KEY = "topout.just-registered";

/** True between a registration and the next login, which leads to the welcome screen. Survives a reload. */
export const markJustRegistered = (): void => sessionStorage.setItem(KEY, "true");

export const hasJustRegistered = (): boolean => sessionStorage.getItem(KEY) !== null;

export const clearJustRegistered = (): void => sessionStorage.removeItem(KEY);
