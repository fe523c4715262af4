/** Whether a save succeeded. The query client notifies the user of an error. */
export const hasSucceeded = (request: Promise<unknown>): Promise<boolean> =>
  request.then(
    () => true,
    () => false,
  );
