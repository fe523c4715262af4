import { toCallKey } from "@topout/shared/domain";

export const toAbsoluteUrl = (url: string) => `${globalThis.apiOrigin ?? ""}${url}`;

/** Reads the JSON of a request that the document has sent. Rejects if it has not sent it, or if the request failed. */
export const readResponse = <T>(url: string): Promise<T> => read<T>(toAbsoluteUrl(url));

/** Like {@link readResponse}, for a POST with this body. */
export const readCallResponse = <T>(url: string, body: string): Promise<T> =>
  read<T>(toCallKey("POST", toAbsoluteUrl(url), body));

async function read<T>(key: string): Promise<T> {
  const { firstData } = window;
  const find = () => firstData?.responses.get(key);
  // Clone each response before the API client reads it.
  const clone = async () => (await find())?.clone();
  const response = await (find() ? clone() : firstData?.allStarted?.then(clone));
  if (!response?.ok) throw new Error(`The document has no response of ${key}`);
  return response.json();
}
