import type { TestApi } from "../../../../testing/index.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Logs in from an address. The API must trust the proxy "loopback". Returns what a client can compare. */
export async function logInFrom(
  { app }: TestApi,
  address: string,
  { email, password }: Credentials,
) {
  const { statusCode, headers, payload } = await app.inject({
    method: "POST",
    url: "/api/auth/jwt/login",
    headers: { "x-forwarded-for": address, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username: email, password }).toString(),
  });
  return { status: statusCode, retryAfter: headers["retry-after"], payload };
}
