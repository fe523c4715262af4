/**
 * Returns a copy of the value that records which of its keys are read, and a function that returns the paths of the
 * others. A compiled validator reads exactly the keys of its schema.
 */
export function recordUnreadKeys<Value>(value: Value): [Value, () => string[]] {
  const unreadPaths = new Set<string>();

  const wrap = (current: unknown, path: string): unknown => {
    if (typeof current !== "object" || current === null) return current;
    const entries = Object.entries(current).map(([key, child]) => {
      const childPath = `${path}/${key}`;
      unreadPaths.add(childPath);
      return [key, wrap(child, childPath)] as const;
    });
    const copy: unknown = Array.isArray(current)
      ? entries.map(([, child]) => child)
      : Object.fromEntries(entries);
    return new Proxy(copy as object, {
      get: (target, key, receiver) => {
        if (typeof key === "string") unreadPaths.delete(`${path}/${key}`);
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  };

  return [wrap(value, "") as Value, () => [...unreadPaths]];
}
