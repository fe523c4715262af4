import type { User } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { createJsonRequest, createTestApi, readJson, type TestApi } from "../../testing/index.ts";

type Fetch = TestApi["fetch"];

const rename = (fetch: Fetch, display_name: string | null) =>
  fetch("/api/users/me", createJsonRequest("PATCH", { display_name }));

const register = (api: TestApi, name: { username: string; display_name?: string }) =>
  api.fetch(
    "/api/auth/register",
    createJsonRequest("POST", {
      ...name,
      email: `${name.username}@topout.example`,
      password: "a-new-horse",
    }),
  );

test("a display name is set at the registration, changed and removed", async () => {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ username: "ann" });

  const user = await readJson<User>(register(api, { username: "xm", display_name: "王小明" }));
  expect(user).toMatchObject({ username: "xm", display_name: "王小明" });
  expect(await readJson(register(api, { username: "bo" }))).toMatchObject({ display_name: null });

  const names = [];
  for (const name of [" Jo\u0308rg  Dahl ", "王小明", "", "Ann", null]) {
    names.push((await readJson<User>(rename(fetch, name))).display_name);
  }
  expect(names).toEqual(["J\u00F6rg Dahl", "王小明", null, "Ann", null]);
});

test("everybody sees a display name on the profile", async () => {
  const api = await createTestApi();
  await api.seed.user({ username: "xm", display_name: "王小明" });

  expect(await readJson(api.fetch("/api/users/get_public/xm"))).toMatchObject({
    username: "xm",
    display_name: "王小明",
  });
});

test("a name that looks official is rejected with its field", async () => {
  const api = await createTestApi();
  await api.seed.gym({ name: "Gritworks Leeds", location: "Leeds" });
  const { fetch } = await api.signIn({ username: "ann" });

  for (const name of ["Gritworks Support", "Тopout", "Admin", "GRITWORKS"]) {
    const problem = {
      detail: "NAME_NOT_ALLOWED",
      message: "This name is reserved.",
      field: "display_name",
    };
    for (const response of [
      rename(fetch, name),
      register(api, { username: "bo", display_name: name }),
    ]) {
      expect((await response).status).toBe(400);
      expect(await (await response).json()).toEqual(problem);
    }
  }
  expect(await (await register(api, { username: "gritworks.team" })).json()).toMatchObject({
    field: "username",
  });
  expect(await readJson(fetch("/api/users/valid_user_name/gritworks"))).toBe(false);
});

test("a user keeps a name that became reserved", async () => {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ display_name: "Gritworks" });
  await api.seed.gym({ name: "Gritworks" });

  expect((await rename(fetch, "Gritworks")).status).toBe(200);
  expect((await rename(fetch, "Gritworks Team")).status).toBe(400);
});

test.each(["a\u202Eb", "a\u200Bb", "\u0301", "x".repeat(41)])(
  "rejects %j with 422",
  async (name) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    expect((await rename(fetch, name)).status).toBe(422);
  },
);

test("admins find users and the changes of users by a part of the display name", async () => {
  const api = await createTestApi();
  const xm = await api.seed.user({ username: "xm", display_name: "王小明" });
  const admin = await api.signIn({ is_superuser: true, display_name: "J\u00F6rg Dahl" });
  await admin.fetch(`/api/admin/users/promote/route_setter/${xm.id}`, { method: "POST" });
  const find = (path: string) => readJson<User[]>(admin.fetch(path));

  const byName = await find("/api/admin/users/get_all?q=小明");
  expect(byName.map(({ id }) => id)).toEqual([xm.id]);
  const byOtherForm = await find(`/api/admin/users/get_all?q=${encodeURIComponent("jO\u0308RG")}`);
  expect(byOtherForm.map(({ id }) => id)).toEqual([admin.user.id]);
  expect(await readJson(admin.fetch("/api/admin/audit?actor=dahl"))).toMatchObject({
    data: [{ actor: { display_name: "J\u00F6rg Dahl" }, object: { id: xm.id } }],
  });
});
