import { readJson } from "./read-response.ts";
import { TEST_PASSWORD } from "./test-config.ts";

interface Api {
  readonly fetchAnonymously: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Sends the login form. */
export const logIn = (api: Api, email: string, password = TEST_PASSWORD) =>
  api.fetchAnonymously("/api/auth/jwt/login", {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
  });

/** Logs in and returns the access token. */
export const getAccessToken = async (...login: Parameters<typeof logIn>) =>
  (await readJson<{ access_token: string }>(logIn(...login))).access_token;
