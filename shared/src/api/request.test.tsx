import { API_HEADER, auth, climbs, gymChanges, gyms, routes, users } from "@topout/shared/contract";
import { getToken, signIn, signOut } from "@topout/shared/platform";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { isApiError } from "./api-error.ts";
import { request, createUrl } from "./request.ts";

const stubFetch = (result: Response | Error) => {
  const fetchMock = vi.fn<typeof fetch>(() =>
    result instanceof Error ? Promise.reject(result) : Promise.resolve(result),
  );
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
};

const API_HEADERS = { [API_HEADER.name]: API_HEADER.value };
const createJsonResponse = (status: number, body: unknown) => Response.json(body, { status });

const getRequestError = async (result: Response | Error) => {
  stubFetch(result);
  return request(routes.list, { query: {} }).then(
    () => expect.unreachable("the request should fail"),
    (error: unknown) => error as Error,
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

describe("createUrl", () => {
  test("adds the prefix and escapes the parameters", () => {
    expect(createUrl("/profile/{name}", { name: "a/b?c" })).toBe("/api/profile/a%2Fb%3Fc");
  });

  test("omits undefined query parameters", () => {
    expect(createUrl("/routes/get_all", {}, { current: true, gym_id: undefined })).toBe(
      "/api/routes/get_all?current=true",
    );
  });
});

describe("request", () => {
  test("sends JSON to the endpoint's path", async () => {
    const fetchMock = stubFetch(createJsonResponse(500, {}));

    await request(climbs.addSend, { params: { route_id: "r1" }, body: { id: "c1" } }).catch(
      () => 0,
    );

    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe("/api/climbs/me/add_send/r1");
    expect(init).toMatchObject({
      method: "POST",
      body: '{"id":"c1"}',
      headers: { "Content-Type": "application/json" },
    });
  });

  test("sends a form", async () => {
    const fetchMock = stubFetch(
      createJsonResponse(200, { access_token: "t", token_type: "bearer" }),
    );

    const body = await request(auth.login, { body: { username: "a@b.c", password: "secret" } });

    const form = fetchMock.mock.calls[0]?.[1]?.body;
    expect(form instanceof FormData && form.get("username")).toBe("a@b.c");
    expect(body.access_token).toBe("t");
  });

  test("sends fields and files in a form and omits undefined fields", async () => {
    const fetchMock = stubFetch(createJsonResponse(500, {}));

    await request(gymChanges.update, {
      params: { gym_id: "g1" },
      body: { name: "Depot", version: 3, about: undefined },
      files: { file: new Blob(["photo"]) },
    }).catch(() => 0);

    const form = fetchMock.mock.calls[0]?.[1]?.body as FormData;
    expect([...form.keys()]).toEqual(["name", "version", "file"]);
    expect(form.get("version")).toBe("3");
    expect(form.get("file")).toBeInstanceOf(Blob);
  });

  test("uses another transport", async () => {
    const transport = vi.fn<typeof fetch>(() => Promise.resolve(createJsonResponse(200, [])));

    expect(await request(gyms.list, { transport })).toEqual([]);

    expect(transport).toHaveBeenCalledWith("/api/gyms", expect.objectContaining({ method: "GET" }));
  });
});

describe("request with an error response", () => {
  test("throws the server's message and code", async () => {
    const error = await getRequestError(
      createJsonResponse(403, { detail: "FORBIDDEN", message: "Setters only." }),
    );

    expect(error.message).toBe("Setters only.");
    expect(isApiError(error, "FORBIDDEN")).toBe(true);
  });

  test("throws the server's reason", async () => {
    const detail = { code: "REGISTER_INVALID_PASSWORD", reason: "Too short" };

    expect(await getRequestError(createJsonResponse(400, { detail, message: "No" }))).toMatchObject(
      {
        code: "REGISTER_INVALID_PASSWORD",
        reason: "Too short",
      },
    );
  });

  test("accepts a detail without a message, as FastAPI-Users sends it", async () => {
    expect(
      await getRequestError(createJsonResponse(400, { detail: "LOGIN_BAD_CREDENTIALS" })),
    ).toMatchObject({
      code: "LOGIN_BAD_CREDENTIALS",
      message: "LOGIN_BAD_CREDENTIALS",
    });
  });

  test.each([
    ["the page of a proxy", new Response("<h1>Bad gateway</h1>", { status: 500 })],
    ["no body", new Response(null, { status: 500 })],
    ["a body of another shape", createJsonResponse(500, { oops: true })],
  ])("uses a fallback message for %s", async (_case, result) => {
    expect((await getRequestError(result)).message).toBe(
      "Something went wrong. Try again in a moment.",
    );
  });
});

describe("request with a 401 response", () => {
  const createUnauthorizedResponse = () =>
    createJsonResponse(401, { detail: "UNAUTHORIZED", message: "Sign in." });

  test("ends the session", async () => {
    signIn("an-old-token");
    stubFetch(createUnauthorizedResponse());

    await expect(request(users.me, {})).rejects.toThrow("Sign in.");

    expect(getToken()).toBeNull();
  });

  test("does not end a session that started after the request", async () => {
    signIn("an-old-token");
    const pending = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => pending.promise);
    const result = request(users.me, {});

    signIn("a-new-token");
    pending.resolve(createUnauthorizedResponse());

    await expect(result).rejects.toThrow("Sign in.");
    expect(getToken()).toBe("a-new-token");
  });
});

describe("request without a usable response", () => {
  test("explains that the server cannot be reached", async () => {
    const error = await getRequestError(new TypeError("Failed to fetch"));

    expect(error.message).toMatch(/Can't reach Topout/);
    expect(isApiError(error)).toBe(false);
  });

  test("ends a change after a time limit", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    vi.stubGlobal("fetch", (_url: string, { signal }: { readonly signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      return promise;
    });

    const result = request(auth.logout, {});
    limit.abort(new DOMException("The limit is over", "TimeoutError"));

    await expect(result).rejects.toThrow("Topout is taking too long.");
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  });

  test.each([
    ["is not JSON", new Response("{", { headers: API_HEADERS })],
    ["does not match the contract", Response.json([{ id: "no uuid" }], { headers: API_HEADERS })],
  ])("explains that the client cannot read a body that %s", async (_case, result) => {
    expect((await getRequestError(result)).message).toMatch(/unexpected response/);
  });
});
