/** Installs Web Locks, because jsdom has none. All names share one lock. */
export function installWebLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}
