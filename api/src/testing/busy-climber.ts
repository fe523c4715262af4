import { setTimeout } from "node:timers/promises";

import type { Climb } from "@topout/shared/contract";
import { v7 as uuidv7 } from "uuid";

import type { Random } from "../demo/random.ts";
import { sendJson } from "./send-json.ts";

interface Gym {
  /** The addresses of processes that serve the same database. */
  readonly servers: readonly [string, ...string[]];
  readonly routes: readonly [string, ...string[]];
  /** Activities that somebody has made; others bump them. */
  readonly activities: string[];
}

/** Somebody who logs, repeats, bumps, plans and takes back, now here and now there, and remembers what should be. */
export class BusyClimber {
  readonly climbs = new Map<string, Climb>();
  readonly projects = new Set<string>();
  readonly bumps = new Set<string>();
  readonly #gym: Gym;
  readonly #token: string;
  readonly #random: Random;

  constructor(gym: Gym, token: string, random: Random) {
    this.#gym = gym;
    this.#token = token;
    this.#random = random;
  }

  async act(): Promise<void> {
    const acts = [this.#log, this.#log, this.#log, this.#takeBack, this.#plan, this.#bump] as const;
    await this.#random.pick(acts)();
  }

  /** Tells one climb to every process at once, as a client does that heard no answer. */
  #log = async (): Promise<void> => {
    const kind = this.#random.chance(0.7) ? "send" : "attempt";
    const path = `/api/climbs/me/add_${kind}/${this.#random.pick(this.#gym.routes)}`;
    const tell = sendJson("POST", { id: uuidv7(), time: this.#someTimeAgo() });
    const answers = await Promise.all(
      this.#gym.servers.map((server) => this.#ask(server, path, tell)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => b - a);
    if (statuses[0] !== 201 || statuses.slice(1).some((status) => status !== 200)) {
      throw new Error(`One climb was answered with ${statuses.join(" and ")}`);
    }
    const climb = (await answers[0]?.json()) as Climb;
    this.climbs.set(climb.id, climb);
    if (climb.activity) this.#gym.activities.push(climb.activity);
  };

  /** Today or on one of the days before: sends join activities of several days, and some come before the first. */
  #someTimeAgo(): string {
    return new Date(Date.now() - this.#random.between(0, 3 * 86_400_000)).toISOString();
  }

  #takeBack = async (): Promise<void> => {
    const [id] = this.#random.shuffle([...this.climbs.keys()]);
    if (id === undefined) return;
    await this.#expect(204, `/api/climbs/me/${id}`, { method: "DELETE" });
    this.climbs.delete(id);
  };

  #plan = async (): Promise<void> => {
    const route = this.#random.pick(this.#gym.routes);
    const adds = this.#random.chance(0.7);
    await this.#expect(204, `/api/projects/me/${route}`, { method: adds ? "POST" : "DELETE" });
    if (adds) this.projects.add(route);
    else this.projects.delete(route);
  };

  /** An activity may go before the bump comes. */
  #bump = async (): Promise<void> => {
    const [activity] = this.#random.shuffle(this.#gym.activities);
    if (activity === undefined) return;
    const adds = this.#random.chance(0.8);
    const method = adds ? "POST" : "DELETE";
    const { status } = await this.#ask(this.#somewhere(), `/api/reactions/${activity}`, { method });
    if (status !== 204 && status !== 404) throw new Error(`A bump was answered with ${status}`);
    if (adds && status === 204) this.bumps.add(activity);
    else this.bumps.delete(activity);
  };

  async #expect(wanted: number, path: string, init: RequestInit): Promise<void> {
    const { status } = await this.#ask(this.#somewhere(), path, init);
    if (status !== wanted) throw new Error(`${init.method} ${path} was answered with ${status}`);
  }

  #somewhere = () => this.#random.pick(this.#gym.servers);

  /** A server that has too much to do says when to come back, and has done nothing. */
  async #ask(server: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${this.#token}`);
    const response = await fetch(`${server}${path}`, { ...init, headers });
    const wait = Number(response.headers.get("retry-after"));
    if (response.status !== 503 || !wait) return response;
    await setTimeout(wait * 1_000);
    return this.#ask(server, path, init);
  }
}
