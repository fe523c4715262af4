export const toAbsoluteUrl = (url: string) => `${globalThis.apiOrigin ?? ""}${url}`;

/** Reads the JSON of a request that the document has sent. Rejects if it has not sent it, or if the request failed. */
export async function readResponse<T>(url: string): Promise<T> {
  const { firstData } = window;
  const find = () => firstData?.responses.get(toAbsoluteUrl(url));
  // Clone each response before the API client reads it.
  const clone = async () => (await find())?.clone();
  const response = await (find() ? clone() : firstData?.allStarted?.then(clone));
  if (!response?.ok) throw new Error(`The document has no response of ${url}`);
  return response.json();
}
