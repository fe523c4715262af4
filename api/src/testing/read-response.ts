type Awaitable<T> = T | Promise<T>;

export const readJson = async <T>(response: Awaitable<Response>): Promise<T> =>
  (await (await response).json()) as T;

/** Returns the `detail` of an error response. */
export const readDetail = async (response: Awaitable<Response>): Promise<unknown> =>
  (await readJson<{ readonly detail: unknown }>(response)).detail;

/** Returns the status and the body of an error response. */
export const readProblem = async (response: Response) => ({
  status: response.status,
  ...(await readJson<{ readonly detail: unknown; readonly message: string }>(response)),
});

export const sortStatuses = (responses: readonly { readonly status: number }[]): number[] =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
