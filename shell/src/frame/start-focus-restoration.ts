/** If the chunk does not load, the next document load tries again. */
export const startFocusRestoration = (): Promise<void> =>
  import("./restore-lost-focus.ts").then(
    ({ restoreLostFocus }) => restoreLostFocus(),
    () => undefined,
  );
