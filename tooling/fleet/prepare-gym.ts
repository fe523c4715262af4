const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const PASSWORD = "on the wall";

export async function logIn(url: string, email: string): Promise<string> {
  const body = new URLSearchParams({ username: email, password: PASSWORD });
  const { access_token } = await requireJson<{ access_token: string }>(
    fetch(`${url}/api/auth/jwt/login`, { method: "POST", body }),
  );
  return access_token;
}

/** Registers a climber and returns the access token. */
export async function register(url: string, username: string): Promise<string> {
  const email = `${username}@fleet.example`;
  await requireJson(
    fetch(`${url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, email, password: PASSWORD }),
    }),
  );
  return logIn(url, email);
}

export interface PreparedGym {
  readonly gymId: string;
  readonly routeId: string;
  readonly otherRouteId: string;
}

/** Creates a gym with an image and two routes through the API, as an admin. */
export async function prepareGym(url: string, adminToken: string): Promise<PreparedGym> {
  const post = async (path: string, fields: Readonly<Record<string, string>>, file?: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (file) body.append("file", new Blob([new Uint8Array(file)], { type: "image/png" }), "a.png");
    const { id } = await requireJson<{ id: string }>(
      fetch(`${url}/api/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${adminToken}` },
        body,
      }),
    );
    return id;
  };
  const layout = JSON.stringify({ lines: [], areas: [] });
  const gym = { name: "Fleet", location: "Leeds", about: "A gym", layout };
  const gymId = await post("gyms", gym, PNG);
  const circuitId = await post("circuits/create", { name: "Green", color: "green", gym_id: gymId });
  const setId = await post("sets/create", { circuit_id: circuitId, date: "2026-01-01" });
  const details = { grade: "6a", style: "Slab", location: "Cave" };
  const postRoute = (name: string) => {
    const route = { name, set_id: setId, x: "0", y: "0", ...details };
    return post("routes/create_with_image", route, PNG);
  };
  return { gymId, routeId: await postRoute("G1"), otherRouteId: await postRoute("G2") };
}

async function requireJson<T>(request: Promise<Response>): Promise<T> {
  const response = await request;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}
