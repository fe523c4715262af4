/** jsdom has no Web Locks. All tabs of a test use the same one. */
export function installWebLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}
