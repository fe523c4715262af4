/** Rejects if the promise does not settle in time. */
export async function withTimeout<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Timed out after ${timeoutMs} ms`)), timeoutMs);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
