const PASSWORD = "a-bench-password";
const HEADERS = { "content-type": "application/json" };

/** Registers a user, logs in, and returns the access token. */
export async function register(url: string, username: string): Promise<string> {
  const account = { username, email: `${username}@topout.example`, password: PASSWORD };
  await send(`${url}/api/auth/register`, {
    method: "POST",
    headers: HEADERS,
    body: JSON.stringify(account),
  });
  return logIn(url, account.email);
}

/** Logs in, and returns the access token. All users have the same password. */
export async function logIn(url: string, email: string): Promise<string> {
  const login = await send(`${url}/api/auth/jwt/login`, {
    method: "POST",
    body: new URLSearchParams({ username: email, password: PASSWORD }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return access_token;
}

/** Makes a gym the user's home gym. */
export async function setHomeGym(url: string, token: string, gymId: string): Promise<void> {
  await send(`${url}/api/users/me`, {
    method: "PATCH",
    headers: { ...HEADERS, authorization: `Bearer ${token}` },
    body: JSON.stringify({ home_gym: gymId }),
  });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response;
}
