/** Creates a request with a JSON body. */
export const createJsonRequest = (
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  body: unknown,
): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
