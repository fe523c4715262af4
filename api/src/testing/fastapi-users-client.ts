/** Creates a client with the paths, payloads and bearer tokens of FastAPI Users' documentation. */
export function createFastApiUsersClient(baseUrl: string) {
  let token: string | undefined;

  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method,
      ...init,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? undefined : (JSON.parse(text) as unknown),
      headers: response.headers,
    };
  };

  const sendJson = (method: string, path: string, payload: object) =>
    send(method, path, {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
    });

  return {
    register: (payload: object) => sendJson("POST", "/auth/register", payload),
    /** Sends OAuth2's password form and stores the token. */
    login: async (username: string, password: string) => {
      const form = { grant_type: "password", username, password, scope: "", client_id: "" };
      const response = await send("POST", "/auth/jwt/login", { body: new URLSearchParams(form) });
      token = (response.body as { access_token?: string }).access_token ?? token;
      return response;
    },
    logout: () => send("POST", "/auth/jwt/logout"),
    forgotPassword: (email: string) => sendJson("POST", "/auth/forgot-password", { email }),
    resetPassword: (payload: { token: string; password: string }) =>
      sendJson("POST", "/auth/reset-password", payload),
    requestVerifyToken: (email: string) =>
      sendJson("POST", "/auth/request-verify-token", { email }),
    verify: (verifyToken: string) => sendJson("POST", "/auth/verify", { token: verifyToken }),
    me: () => send("GET", "/users/me"),
    updateMe: (payload: object) => sendJson("PATCH", "/users/me", payload),
  };
}
