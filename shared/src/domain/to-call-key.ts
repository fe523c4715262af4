/** The key of the response to a call of the document. The screen uses it only if it would send the same body. */
export const toCallKey = (method: string, url: string, body: string): string =>
  `${method} ${url} ${body}`;
