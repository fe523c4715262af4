// @vitest-environment jsdom
import { auth, climbs, gymChanges, gyms, routes, users } from "@topout/shared/contract";
import { getToken, signIn, signOut } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { isApiError } from "./api-error.ts";
import { request, toUrl } from "./request.ts";

const answering = (answer: Response | Error) => {
  const fetched = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

const json = (status: number, body: unknown) => Response.json(body, { status });

const failing = async (answer: Response | Error) => {
  answering(answer);
  return request(routes.list, { query: {} }).then(
    () => expect.unreachable("the call should fail"),
    (error: unknown) => error as Error,
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

describe("the address of a call", () => {
  test("carries the prefix once and escapes what stands in it", () => {
    expect(toUrl("/profile/{name}", { name: "a/b?c" })).toBe("/api/profile/a%2Fb%3Fc");
  });

  test("leaves out what was not asked for", () => {
    expect(toUrl("/routes/get_all", {}, { current: true, gym_id: undefined })).toBe(
      "/api/routes/get_all?current=true",
    );
  });
});

describe("a call", () => {
  test("sends JSON by what the endpoint says", async () => {
    const fetched = answering(json(500, {}));

    await request(climbs.addSend, { params: { route_id: "r1" }, body: { id: "c1" } }).catch(
      () => 0,
    );

    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("/api/climbs/me/add_send/r1");
    expect(init).toMatchObject({
      method: "POST",
      body: '{"id":"c1"}',
      headers: { "Content-Type": "application/json" },
    });
  });

  test("sends a login as a form", async () => {
    const fetched = answering(json(200, { access_token: "t", token_type: "bearer" }));

    const answer = await request(auth.login, { body: { username: "a@b.c", password: "secret" } });

    const form = fetched.mock.calls[0]?.[1]?.body;
    expect(form instanceof FormData && form.get("username")).toBe("a@b.c");
    expect(answer.access_token).toBe("t");
  });

  test("sends files beside the fields of a form, and leaves out what is not there", async () => {
    const fetched = answering(json(500, {}));

    await request(gymChanges.update, {
      params: { gym_id: "g1" },
      body: { name: "Depot", version: 3, about: undefined },
      files: { file: new Blob(["photo"]) },
    }).catch(() => 0);

    const form = fetched.mock.calls[0]?.[1]?.body as FormData;
    expect([...form.keys()]).toEqual(["name", "version", "file"]);
    expect(form.get("version")).toBe("3");
    expect(form.get("file")).toBeInstanceOf(Blob);
  });

  test("goes by another transport where one is named", async () => {
    const transport = vi.fn<typeof fetch>(() => Promise.resolve(json(200, [])));

    expect(await request(gyms.list, { transport })).toEqual([]);

    expect(transport).toHaveBeenCalledWith("/api/gyms", expect.objectContaining({ method: "GET" }));
  });
});

describe("a refused call", () => {
  test("throws the server's sentence and code", async () => {
    const error = await failing(json(403, { detail: "FORBIDDEN", message: "Setters only." }));

    expect(error.message).toBe("Setters only.");
    expect(isApiError(error, "FORBIDDEN")).toBe(true);
  });

  test("carries the reason that came with the code", async () => {
    const detail = { code: "REGISTER_INVALID_PASSWORD", reason: "Too short" };

    expect(await failing(json(400, { detail, message: "No" }))).toMatchObject({
      code: "REGISTER_INVALID_PASSWORD",
      reason: "Too short",
    });
  });

  test("reads a detail that stands alone, as FastAPI-Users sends it", async () => {
    expect(await failing(json(400, { detail: "LOGIN_BAD_CREDENTIALS" }))).toMatchObject({
      code: "LOGIN_BAD_CREDENTIALS",
      message: "LOGIN_BAD_CREDENTIALS",
    });
  });

  test.each([
    ["a proxy's page", new Response("<h1>Bad gateway</h1>", { status: 500 })],
    ["no body", new Response(null, { status: 500 })],
    ["a body of another shape", json(500, { oops: true })],
  ])("says something of its own for %s", async (_what, answer) => {
    expect((await failing(answer)).message).toBe(
      "Topout is having trouble. Try again in a moment.",
    );
  });
});

describe("a call whose token the server does not know", () => {
  const unknown = () => json(401, { detail: "UNAUTHORIZED", message: "Sign in." });

  test("ends the session", async () => {
    signIn("an-old-token");
    answering(unknown());

    await expect(request(users.me, {})).rejects.toThrow("Sign in.");

    expect(getToken()).toBeNull();
  });

  test("leaves alone the session that has begun before the answer came", async () => {
    signIn("an-old-token");
    const late = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => late.promise);
    const call = request(users.me, {});

    signIn("a-new-token");
    late.resolve(unknown());

    await expect(call).rejects.toThrow("Sign in.");
    expect(getToken()).toBe("a-new-token");
  });
});

describe("a call without a readable answer", () => {
  test("says that Topout cannot be reached", async () => {
    const error = await failing(new TypeError("Failed to fetch"));

    expect(error.message).toMatch(/cannot be reached/);
    expect(isApiError(error)).toBe(false);
  });

  test.each([
    ["is no JSON", new Response("{")],
    ["does not match the contract", json(200, [{ id: "no uuid" }])],
  ])("says so when the body %s", async (_what, answer) => {
    expect((await failing(answer)).message).toMatch(/cannot read/);
  });
});
