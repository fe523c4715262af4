import type { Route } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { endpoints } from "../../http/contracts.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { createJsonRequest, openTestApi, readDetail, UNKNOWN_ID } from "../../testing/index.ts";
import { uploadVideo } from "../videos/testing/videos.ts";
import { type Client, SECRET, setUpHiddenDraft } from "./testing/set-up-hidden-draft.ts";

const DRAFT = { name: "N1", grade: "6a", style: "Slab", location: "Cave", x: 0, y: 0 };

let api: Awaited<ReturnType<typeof openTestApi>>;
let ids: Readonly<Record<string, string>>;
let clients: Readonly<Record<string, Client>>;

beforeAll(async () => {
  api = await openTestApi();
  ({ clients, ids } = await setUpHiddenDraft(api));
});
afterAll(() => api.close());

const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "7");

/** The call without a query, with each field alone, and with all of them. */
function listPaths({ path, query }: ServerEndpoint): string[] {
  const fields = Object.keys(query?.shape ?? {}).filter((name) => ids[name]);
  const toQuery = (names: readonly string[]) =>
    new URLSearchParams(Object.fromEntries(names.map((name) => [name, ids[name] ?? ""])));
  const queries = [[], ...fields.map((name) => [name]), ["gym_id", "drafts"], fields];
  return [...new Set(queries.map((names) => `/api${fill(path)}?${toQuery(names)}`))];
}

const reads = [...endpoints.values()].filter(({ method }) => method === "GET");
/** Without those of projects, see below. */
const writes = [...endpoints.values()].flatMap(({ method, path, encoding }) =>
  method !== "GET" && /\{(route_id|reset_id)\}/.test(path) && !path.startsWith("/projects")
    ? [{ method, path, encoding }]
    : [],
);

const getClient = (name: string): Client => {
  const client = clients[name];
  if (!client) throw new Error("There is no such client");
  return client;
};

/** Returns the calls whose response contains the draft. */
async function listLeaks(client: Client, endpoint: ServerEndpoint): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of listPaths(endpoint)) {
    const response = await client(path);
    const text = await response.text();
    const isMedia = /^(image|video)\//.test(response.headers.get("content-type") ?? "");
    if (isMedia || text.includes(SECRET) || text.includes(ids["route_id"] ?? "")) leaks.push(path);
  }
  return leaks;
}

/**
 * What the client receives from each call, with the ETag, unless the response contains the time of the request or a new
 * token.
 */
async function readAll(client: Client): Promise<unknown[]> {
  const responses: unknown[] = [];
  // An archive contains the time of the request.
  const comparable = reads.filter(({ media }) => media !== "application/zip");
  for (const path of comparable.flatMap(listPaths)) {
    const response = await client(path);
    const body = response.ok ? await response.text() : await readDetail(response);
    const stable = String(body).replace(/"(as_of|token)":"[^"]+"/, "");
    const etag = stable === body && response.headers.get("etag");
    responses.push([path, response.status, etag, stable]);
  }
  return responses;
}

describe.each(["visitor", "climber", "setter of another gym"])(
  "the draft of a route, for a %s",
  (name) => {
    test("changes no response and no ETag when it is added, edited or deleted", async () => {
      const setter = getClient("setter of the gym");
      const before = await readAll(getClient(name));
      const send = (method: "POST" | "PATCH", path: string, fields: object) =>
        setter(`/api/${path}`, createFormRequest(method, { ...DRAFT, ...fields }));
      const { reset_id = "", circuit_id = "" } = ids;

      const added = await send("POST", `resets/${reset_id}/routes`, { circuit_id });
      const { id } = (await added.json()) as Route;
      expect(await readAll(getClient(name))).toEqual(before);
      await send("PATCH", "routes/update", { route_id: id, circuit_id, name: "N2" });
      expect(await readAll(getClient(name))).toEqual(before);
      expect((await setter(`/api/routes/${id}`, { method: "DELETE" })).status).toBe(204);
      expect(await readAll(getClient(name))).toEqual(before);
    });

    test.each(writes)("is out of reach of $method $path", async ({ method, path, encoding }) => {
      const request =
        encoding === "multipart" && method !== "DELETE"
          ? createFormRequest(method, { ...DRAFT, circuit_id: ids["circuit_id"] })
          : createJsonRequest(method, { version: 1, kind: "fun", grade: "fair" });

      const { status } = await getClient(name)(`/api${fill(path)}`, request);

      expect([401, 403, 404]).toContain(status);
    });

    test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
      "is not in GET %s",
      async (_path, endpoint) => {
        expect(await listLeaks(getClient(name), endpoint)).toEqual([]);
      },
    );
  },
);

test("the setters of the gym see the draft of a route with its photo", async () => {
  const setter = getClient("setter of the gym");
  const seen: string[] = [];
  for (const endpoint of reads) {
    if ((await listLeaks(setter, endpoint)).length > 0) seen.push(endpoint.path);
  }

  expect(seen.toSorted()).toEqual([
    "/codes/{code}",
    // After the reset of the draft.
    "/gyms/{gym_id}/insights",
    "/gyms/{gym_id}/resets",
    "/img/{route_id}.webp",
    "/img_thumb/{route_id}.webp",
    "/resets/{reset_id}",
    "/routes/get_all",
    "/routes/{route_id}",
  ]);
});

test("no cache stores the photo of a draft for others", async () => {
  const response = await getClient("setter of the gym")(`${fill("/api/img/{route_id}.webp")}?v=1`);

  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test.each([
  "/projects/me/{route_id}",
  "/climbs/me/add_send/{route_id}",
  "/climbs/me/add_attempt/{route_id}",
])("POST %s answers a climber as for an unknown route", async (path) => {
  const unknown = path.replace("{route_id}", UNKNOWN_ID);
  const post = async (filled: string) => {
    const response = await getClient("setter of another gym")(`/api${filled}`, { method: "POST" });
    return [response.status, await response.json()];
  };

  expect(await post(fill(path))).toEqual(await post(unknown));
  expect(await post(fill(path))).toMatchObject([404, { detail: "NOT_FOUND" }]);
});

test("a video of a draft is not accepted", async () => {
  expect((await uploadVideo(getClient("climber"), { route: ids["route_id"] })).status).toBe(404);
});

test("a climber can still remove the project of a route that is a draft again", async () => {
  const remove = () =>
    getClient("climber")(fill("/api/projects/me/{route_id}"), { method: "DELETE" });

  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
});
