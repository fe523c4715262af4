// @vitest-environment jsdom
import { expect, test } from "vitest";

import { connectBrowser, createTestApi, TEST_PASSWORD } from "./index.ts";

test("connectBrowser lets a page register, log in and load data with fetch", async () => {
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

test("disconnect makes fetch reject, as in a browser without a network", async () => {
  const connection = connectBrowser(await createTestApi());

  connection.disconnect();

  await expect(fetch("/api/gyms")).rejects.toThrow("Failed to fetch");
  connection.reconnect();
  expect((await fetch("/api/gyms")).status).toBe(200);
});

test("hold delays matching calls until they are released", async () => {
  const connection = connectBrowser(await createTestApi());
  const finished: string[] = [];
  const release = connection.hold(/gyms/);

  const gyms = fetch("/api/gyms").then(() => finished.push("gyms"));
  await fetch("/api/health").then(() => finished.push("health"));
  release();
  await gyms;

  expect(finished).toEqual(["health", "gyms"]);
});
