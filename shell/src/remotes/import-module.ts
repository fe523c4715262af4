/** Imports a module from a URL that the build does not know. In a module of its own, so that tests can replace it. */
export const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);
