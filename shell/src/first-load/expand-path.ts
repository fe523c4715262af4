/** Replaces the placeholders of a declared path. Those without a value stay. */
export const expandPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\*(\w+)\*/g, (text, name: string) => params[name] ?? text);

/** Whether a placeholder of the path has no value. */
export const hasPlaceholder = (path: string): boolean => path.includes("*");
