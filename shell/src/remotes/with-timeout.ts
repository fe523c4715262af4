/** Rejects if the promise does not settle in time. */
export async function withTimeout<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Timed out after ${timeoutMs} ms`)), timeoutMs);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
