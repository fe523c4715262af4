import type { Stats } from "@topout/shared/contract";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { sessionLinks } from "../../../database/schema.ts";
import {
  createTestApi,
  readDetail,
  readJson,
  sortStatuses,
  type TestApi,
} from "../../../testing/index.ts";
import { readZip } from "../testing/read-zip.ts";

const path = "/api/users/me/export";

async function createLink(fetch: TestApi["fetch"]) {
  const response = await fetch(path, { method: "POST" });
  expect(response.status).toBe(201);
  return (await readJson<{ url: string }>(response)).url;
}

const expire = ({ db }: TestApi) =>
  db.update(sessionLinks).set({ expires_at: sql`now() - interval '1 second'` });

describe("an export", () => {
  test("contains the sends that the profile counts, and the attempts", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ username: "ann" });
    const { id: route } = await api.seed.route();
    for (let n = 0; n < 3; n++) await api.seed.send({ user: user.id, route });
    await api.seed.attempt({ user: user.id, route });

    const response = await api.fetchAnonymously(await createLink(fetch));

    const files = await readZip(Buffer.from(await response.arrayBuffer()));
    const [, ...rows] = parse(files.get("climbs.csv") ?? "", { bom: true });
    const { total_sends } = await readJson<Stats>(fetch("/api/users/get_stats/ann"));
    expect(rows.map((row) => row[7])).toEqual(["Attempt", "Send", "Send", "Send"]);
    expect(total_sends).toBe(3);
  });
});

describe("an export link", () => {
  test("downloads the archive once, without an Authorization header", async () => {
    const api = await createTestApi();
    const ann = await api.signIn({ username: "ann" });
    await api.signIn({ username: "bob" });

    const url = await createLink(ann.fetch);
    const response = await api.fetchAnonymously(url);

    expect(url).toMatch(/^\/api\/users\/me\/export\?token=[\w-]{43}$/);
    expect(response.status).toBe(200);
    const files = await readZip(Buffer.from(await response.arrayBuffer()));
    expect(JSON.parse(files.get("account.json")?.toString() ?? "")).toMatchObject({
      username: "ann",
    });
    const second = await api.fetchAnonymously(url);
    expect(second.status).toBe(401);
    expect(await second.json()).toEqual({
      detail: "UNAUTHORIZED",
      message: "This link was used or has expired.",
    });
  });

  test("serves only one of several concurrent requests", async () => {
    const api = await createTestApi();
    const url = await createLink((await api.signIn()).fetch);

    const responses = await Promise.all([1, 2, 3].map(() => api.fetchAnonymously(url)));

    expect(sortStatuses(responses)).toEqual([200, 401, 401]);
  });

  test("still works after a HEAD request", async () => {
    const api = await createTestApi();
    const url = await createLink((await api.signIn()).fetch);

    expect((await api.fetchAnonymously(url, { method: "HEAD" })).status).toBe(200);
    expect((await api.fetchAnonymously(url)).status).toBe(200);
    expect((await api.fetchAnonymously(url, { method: "HEAD" })).status).toBe(401);
  });

  test("expires after five minutes", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const url = await createLink(fetch);
    const [link] = await api.db.select().from(sessionLinks);
    const lifetimeMs = (link?.expires_at.getTime() ?? 0) - Date.now();
    expect(lifetimeMs).toBeGreaterThan(4.9 * 60_000);
    expect(lifetimeMs).toBeLessThanOrEqual(5 * 60_000);

    await expire(api);

    expect((await api.fetchAnonymously(url)).status).toBe(401);
    expect(await readDetail(await fetch(`${path}?token=`))).toBe("UNAUTHORIZED");
  });

  test("is deleted at the end of its session", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const url = await createLink(fetch);

    await fetch("/api/auth/jwt/logout", { method: "POST" });

    expect((await api.fetchAnonymously(url)).status).toBe(401);
    expect(await api.db.select().from(sessionLinks)).toEqual([]);
  });

  test("is stored without its token, at most ten links for each session", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const urls: string[] = [];
    for (let n = 0; n < 11; n++) urls.push(await createLink(fetch));

    const rows = await api.db.select().from(sessionLinks);

    expect(rows).toHaveLength(10);
    for (const url of urls) {
      expect(JSON.stringify(rows)).not.toContain(url.split("=").at(-1));
    }
    expect((await api.fetchAnonymously(urls.at(-1) ?? "")).status).toBe(200);
  });

  test("does not authenticate other requests", async () => {
    const api = await createTestApi();
    const url = await createLink((await api.signIn()).fetch);
    const query = new URL(url, "http://localhost").search;

    expect((await api.fetchAnonymously(`/api/users/me${query}`)).status).toBe(401);
    expect((await api.fetchAnonymously(path + query, { method: "POST" })).status).toBe(401);
    expect((await api.fetchAnonymously(path)).status).toBe(401);
  });
});
