import { auth, routes, videos } from "@topout/shared/contract";
import { isNetworkError } from "@topout/shared/domain";
import { getToken, signIn, signOut } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { isApiError } from "./api-error.ts";
import { request } from "./request.ts";

const stubFetch = (response: Response) => vi.stubGlobal("fetch", () => Promise.resolve(response));

const getRequestError = async (response: Response) => {
  stubFetch(response);
  return request(routes.list, { query: {} }).then(
    () => expect.unreachable("the request should fail"),
    (error: unknown) => error as Error,
  );
};

const createPage = (status: number, headers = {}) =>
  new Response("<h1>Not our server</h1>", {
    status,
    headers: { "content-type": "text/html", ...headers },
  });
const createRedirected = (response: Response) =>
  Object.defineProperty(response, "redirected", { value: true });
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

describe("request with the response of another server", () => {
  test.each([200, 203, 400, 401, 403, 404, 407, 409, 410, 422, 451])(
    "explains that the server cannot be reached if another server sends a page with status %i",
    async (status) => {
      signIn("a-token");

      const error = await getRequestError(createPage(status));

      expect(isNetworkError(error)).toBe(true);
      expect(error.message).toMatch(/Can't reach Topout/);
      expect(getToken()).toBe("a-token");
    },
  );

  test.each([
    ["JSON of another shape", Response.json({ captive: true })],
    [
      "JSON with the detail of another media type",
      createPage(403, { "content-type": "application/problem+json" }),
    ],
    ["a redirect to another page", createRedirected(Response.json([]))],
  ])(
    "explains that the server cannot be reached if the network returns %s",
    async (_title, result) => {
      expect((await getRequestError(result)).message).toMatch(/Can't reach Topout/);
    },
  );

  test("accepts the JSON of a FastAPI-Users server", async () => {
    stubFetch(Response.json(null));

    await expect(request(auth.logout, {})).resolves.toBeUndefined();
  });

  test.each([
    ["a page", createPage(200)],
    ["JSON", Response.json({ captive: true })],
    ["cut JSON", createPage(200, { "content-type": "application/json" })],
    ["a response without a body", new Response(null, { status: 204 })],
  ])("does not accept %s of another server as success", async (_title, response) => {
    stubFetch(response);

    await expect(request(auth.logout, {})).rejects.toThrow("Can't reach Topout");
  });

  test("does not accept a file of another server", async () => {
    stubFetch(new Response("", { headers: { "content-type": "image/webp" } }));

    await expect(
      request(videos.thumbnail, { params: { video_id: "1" }, query: {} }),
    ).rejects.toThrow("Can't reach Topout");
  });
});

describe("request with an error of a FastAPI-Users server", () => {
  test.each([
    [401, "Unauthorized", "UNAUTHORIZED"],
    [403, "Forbidden", "FORBIDDEN"],
    [404, "Not Found", "NOT_FOUND"],
  ] as const)("reads the code of a %i", async (status, detail, code) => {
    expect(isApiError(await getRequestError(Response.json({ detail }, { status })), code)).toBe(
      true,
    );
  });
});
