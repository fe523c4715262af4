// @vitest-environment jsdom
import { expect, test } from "vitest";

import { connectBrowser, createTestApi, TEST_PASSWORD } from "./index.ts";

test("a page registers, logs in and reads through its own fetch", async () => {
  connectBrowser(await createTestApi());
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({
    username: "ann",
    email: "ann@topout.example",
    password: TEST_PASSWORD,
  });
  expect((await fetch("/api/auth/register", { method: "POST", headers, body })).status).toBe(201);
  const form = new FormData();
  form.append("username", "ann@topout.example");
  form.append("password", TEST_PASSWORD);

  const login = await fetch("/api/auth/jwt/login", { method: "POST", body: form });

  const { access_token } = (await login.json()) as { access_token: string };
  const me = await fetch("/api/users/me", { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toMatchObject({ username: "ann" });
});

test("a page that lost its network is told as a browser tells it", async () => {
  const connection = connectBrowser(await createTestApi());

  connection.disconnect();

  await expect(fetch("/api/gyms")).rejects.toThrow("Failed to fetch");
  connection.reconnect();
  expect((await fetch("/api/gyms")).status).toBe(200);
});
