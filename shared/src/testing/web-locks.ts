type Run = (lock: object | null) => Promise<unknown>;

/** Installs the Web Locks API, because jsdom does not have it. No lock is held. */
export function installWebLocks(): void {
  const holders = new Map<string, Promise<unknown>>();
  const request = (name: string, ...args: [Run] | [{ ifAvailable?: boolean }, Run]) => {
    const [options, run] = args.length === 1 ? [{}, args[0]] : args;
    const holder = holders.get(name);
    if (holder && options.ifAvailable) return run(null);
    const runWithLock = () => run({});
    const result = holder ? holder.then(runWithLock, runWithLock) : runWithLock();
    const release = () => {
      if (holders.get(name) === released) holders.delete(name);
    };
    const released: Promise<void> = result.then(release, release);
    holders.set(name, released);
    return result;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}
