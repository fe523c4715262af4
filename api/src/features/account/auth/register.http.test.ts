import type { User } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import {
  createTestApi,
  readDetail,
  createJsonRequest,
  logIn,
  readJson,
  TEST_PASSWORD,
  type TestApi,
} from "../../../testing/index.ts";

const ann = { username: "ann", email: "ann@topout.example", password: TEST_PASSWORD };

const register = (api: TestApi, body: unknown) =>
  api.fetch("/api/auth/register", createJsonRequest("POST", body));

describe("registering", () => {
  test("creates an account without roles and ignores extra fields", async () => {
    const api = await createTestApi();

    const response = await register(api, {
      ...ann,
      is_superuser: true,
      route_setter: true,
      id: "7",
    });

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      username: "ann",
      email: "ann@topout.example",
      is_active: true,
      is_verified: false,
      is_superuser: false,
      route_setter: false,
      display_name: null,
      has_profile_photo: false,
      has_cover_photo: false,
      home_gym: null,
      about: "",
      profile_visible: true,
      send_visible: true,
      photo_key: null,
      memberships: [],
      settings: { second_scale: null, guard_beta: false },
    });
  });

  test("stores an international domain in punycode, and finds it in either form", async () => {
    const storedEmail = "ann@xn--mnchen-3ya.example";
    const api = await createTestApi();

    const response = await register(api, { ...ann, email: "ann@münchen.example" });
    const repeated = await register(api, {
      ...ann,
      username: "other",
      email: "Ann@XN--mnchen-3ya.example",
    });

    expect(await readJson<User>(response)).toMatchObject({ email: storedEmail });
    expect(await readDetail(repeated)).toBe("REGISTER_USER_ALREADY_EXISTS");
    expect((await logIn(api, "ann@MÜNCHEN.example")).status).toBe(200);
    expect((await logIn(api, storedEmail)).status).toBe(200);
    await api.runJobs();
    expect(await api.readSentEmails()).toMatchObject([{ to: [{ address: storedEmail }] }]);
  });

  test.each([
    [{ ...ann, username: "other", email: "ANN@topout.example" }, "REGISTER_USER_ALREADY_EXISTS"],
    [{ ...ann, username: "Ann", email: "b@topout.example" }, "REGISTER_USERNAME_ALREADY_EXISTS"],
    [ann, "REGISTER_USER_ALREADY_EXISTS"],
  ])("rejects a username or email in use, ignoring case", async (body, detail) => {
    const api = await createTestApi();
    await api.seed.user(ann);

    const response = await register(api, body);

    expect(response.status).toBe(400);
    expect(await readDetail(response)).toBe(detail);
  });

  test.each(["1234", "a".repeat(129), "ANN@topout.example", "Annie"])(
    "rejects the password %s with a reason",
    async (password) => {
      const api = await createTestApi();

      const response = await register(api, { ...ann, username: "annie", password });

      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        detail: { code: "REGISTER_INVALID_PASSWORD", reason: expect.any(String) },
        message: expect.any(String),
      });
    },
  );

  test("rejects short and common passwords if configured", async () => {
    const api = await createTestApi({
      config: { passwordMinLength: 8, shouldRejectCommonPasswords: true },
    });

    for (const password of ["seven-7", "Password1"]) {
      const response = await register(api, { ...ann, password });
      expect(await readDetail(response)).toMatchObject({ code: "REGISTER_INVALID_PASSWORD" });
    }
    expect((await register(api, ann)).status).toBe(201);
  });

  test("rejects names of the product, a gym and the account as a password if configured", async () => {
    const api = await createTestApi({ config: { shouldRejectCommonPasswords: true } });
    await api.seed.gym({ name: "Gritworks Leeds", location: "Leeds" });
    const anna = { username: "anna-rocks", email: "a.smith@topout.example" };

    for (const password of ["Topout2026!", "gritworks-7", "anna.smith", "Smith_climbing"]) {
      const response = await register(api, { ...anna, password });
      expect(await readDetail(response)).toEqual({
        code: "REGISTER_INVALID_PASSWORD",
        reason: "This password is easy to guess. Choose another one.",
      });
    }
    expect((await register(api, { ...anna, password: "anna-paints-gritworks" })).status).toBe(201);
  });

  test("accepts common passwords by default", async () => {
    const api = await createTestApi();
    expect((await register(api, { ...ann, password: "12345" })).status).toBe(201);
  });

  test.each([
    ["username", "-ann"],
    ["username", ""],
    ["username", "a".repeat(31)],
    ["username", "änn"],
    ["email", "ann"],
    ["email", `${"a".repeat(250)}@topout.example`],
    ["password", ""],
    ["password", undefined],
  ])("rejects the %s %j with 422", async (field, value) => {
    const api = await createTestApi();

    const response = await register(api, { ...ann, [field]: value });

    expect(response.status).toBe(422);
    const [first] = (await readDetail(response)) as unknown[];
    expect(first).toMatchObject({ loc: ["body", field] });
  });

  test("accepts one of many concurrent requests for the same username", async () => {
    const api = await createTestApi();
    const registrations = Array.from({ length: 12 }, (_, n) => ({
      ...ann,
      username: n % 2 ? "ANN" : "ann",
      email: `ann${n % 3}@topout.example`,
    }));

    const responses = await Promise.all(registrations.map((body) => register(api, body)));

    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(11);
  });

  test("is limited to 200 sign-ups at once for an address, in which 100 people also request another email", async () => {
    const api = await createTestApi({ config: { limits: DEFAULT_LIMITS } });

    const responses = await Promise.all(
      Array.from({ length: 105 }, (_, n) => {
        const email = `ann${n}@topout.example`;
        return [
          register(api, { ...ann, username: `ann${n}`, email }),
          api.fetch("/api/auth/request-verify-token", createJsonRequest("POST", { email })),
        ];
      }).flat(),
    );

    const rejectedResponses = responses.filter(({ status }) => status === 429);
    expect(rejectedResponses).toHaveLength(10);
    const [response] = rejectedResponses;
    expect(Number(response?.headers.get("retry-after"))).toBeLessThanOrEqual(120);
    expect(await response?.json()).toEqual({
      detail: "RATE_LIMITED",
      message: expect.stringMatching(
        /^Many accounts were created on this network\. Try again in (\d+ seconds|2 minutes)\.$/,
      ),
    });
  });

  test("does not count a password that is not allowed", async () => {
    const limits = { ...DEFAULT_LIMITS, signUpBurstPerIpAddress: 1 };
    const api = await createTestApi({ config: { limits } });
    expect((await register(api, { ...ann, password: "ann" })).status).toBe(400);

    expect((await register(api, ann)).status).toBe(201);
    expect((await register(api, ann)).status).toBe(429);
  });
});
