import { join } from "node:path";

import { climbs } from "@topout/shared/contract/server";
import { readPidFile, createSocketUrl } from "@topout/embedded-postgres/testing";
import { v7 as uuidv7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "../database/database.ts";
import { circuits, gyms, routes, sets } from "../database/schema.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** Inserts a route into the database of the running program. */
async function insertRoute(data: string): Promise<string> {
  const server = await readPidFile(join(data, "postgres"));
  const { db, close } = openDatabase(createSocketUrl(server?.socketFolder ?? "", "topout"));
  onTestFinished(close);
  const [gym, circuit, set, route] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const layout = { lines: [], areas: [] };
  await db.insert(gyms).values({ id: gym, name: "Here", location: "", about: "", layout });
  await db.insert(circuits).values({ id: circuit, gym_id: gym, name: "Green", color: "green" });
  await db.insert(sets).values({ id: set, circuit_id: circuit, date: new Date() });
  const details = { x: 0, y: 0, grade: "6a", location: "Cave", style: "Slab" };
  await db.insert(routes).values({ id: route, set_id: set, name: "G1", ...details });
  return route;
}

async function signIn(address: string): Promise<{ authorization: string }> {
  const account = { username: "ana", email: "ana@gym.example", password: "boulder" };
  await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const body = new URLSearchParams({ username: account.email, password: account.password });
  const login = await fetch(`${address}/api/auth/jwt/login`, { method: "POST", body });
  const { access_token }: { access_token: string } = JSON.parse(await login.text());
  return { authorization: `Bearer ${access_token}` };
}

test(
  "the database has every acknowledged send after the program is killed",
  { timeout: 240_000 },
  async () => {
    const data = await createTemporaryFolder();
    const { address, child, exit } = await runMain({ DATA_DIR: data });
    const route = await insertRoute(data);
    const headers = await signIn(address);
    const acknowledgedIds: string[] = [];
    const logSend = async (id: string) => {
      const response = await fetch(`${address}/api/climbs/me/add_send/${route}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ id }),
      });
      if (response.status === 201) acknowledgedIds.push(id);
      if (acknowledgedIds.length === 120) child.kill("SIGKILL");
    };

    await Promise.allSettled(Array.from({ length: 200 }, () => logSend(uuidv7())));
    expect(await exit).toBe("SIGKILL");
    const restartedProgram = await runMain({ DATA_DIR: data });
    const response = await fetch(`${restartedProgram.address}/api/climbs/me`, { headers });

    const storedIds = new Set(
      climbs.mine.response.parse(await response.json()).map(({ id }) => id),
    );
    expect(acknowledgedIds.length).toBeGreaterThanOrEqual(120);
    expect(acknowledgedIds.filter((id) => !storedIds.has(id))).toEqual([]);
  },
);
