import type { Random } from "@topout/demo/random";
import type { Climb } from "@topout/shared/contract";
import { v7 as uuidv7 } from "uuid";

import { createJsonRequest } from "./create-json-request.ts";

export interface ServedGym {
  /** The URLs of processes that share a database. */
  readonly servers: readonly [string, ...string[]];
  readonly routes: readonly [string, ...string[]];
  /** The activities of all climbers, for bumps. */
  readonly activities: string[];
}

interface ClimberOptions {
  readonly token: string;
  readonly random: Random;
  /** Called with the status of each response. */
  readonly onResponse?: (status: number) => void;
}

/** Sends random requests to random servers, and records the state that should result. */
export class RandomClimber {
  readonly climbs = new Map<string, Climb>();
  readonly projects = new Set<string>();
  readonly bumps = new Set<string>();
  readonly #gym: ServedGym;
  readonly #token: string;
  readonly #random: Random;
  readonly #onResponse: (status: number) => void;

  constructor(gym: ServedGym, { token, random, onResponse = () => undefined }: ClimberOptions) {
    this.#gym = gym;
    this.#token = token;
    this.#random = random;
    this.#onResponse = onResponse;
  }

  async performRandomAction(): Promise<void> {
    const actions = [
      this.#logClimb,
      this.#logClimb,
      this.#logClimb,
      this.#deleteClimb,
      this.#changeProject,
      this.#bump,
    ] as const;
    await this.#random.pick(actions)();
  }

  /** Sends the same climb to all servers concurrently, like a client that retries. */
  #logClimb = async (): Promise<void> => {
    const kind = this.#random.chance(0.7) ? "send" : "attempt";
    const path = `/api/climbs/me/add_${kind}/${this.#random.pick(this.#gym.routes)}`;
    const init = createJsonRequest("POST", { id: uuidv7(), time: this.#pickTime() });
    const responses = await Promise.all(
      this.#gym.servers.map((server) => this.#request(server, path, init)),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => b - a);
    if (statuses[0] !== 201 || statuses.slice(1).some((status) => status !== 200)) {
      throw new Error(`The same climb returned ${statuses.join(" and ")}`);
    }
    const climb = (await responses[0]?.json()) as Climb;
    this.climbs.set(climb.id, climb);
    if (climb.activity) this.#gym.activities.push(climb.activity);
  };

  /** Returns a time of the last three days, so that the sends belong to several activities and in any order. */
  #pickTime(): string {
    return new Date(Date.now() - this.#random.between(0, 3 * 86_400_000)).toISOString();
  }

  #deleteClimb = async (): Promise<void> => {
    const [id] = this.#random.shuffle([...this.climbs.keys()]);
    if (id === undefined) return;
    await this.#expect(204, `/api/climbs/me/${id}`, { method: "DELETE" });
    this.climbs.delete(id);
  };

  #changeProject = async (): Promise<void> => {
    const route = this.#random.pick(this.#gym.routes);
    const isAdding = this.#random.chance(0.7);
    await this.#expect(204, `/api/projects/me/${route}`, { method: isAdding ? "POST" : "DELETE" });
    if (isAdding) this.projects.add(route);
    else this.projects.delete(route);
  };

  /** The activity may be deleted before the bump arrives. */
  #bump = async (): Promise<void> => {
    const [activity] = this.#random.shuffle(this.#gym.activities);
    if (activity === undefined) return;
    const isAdding = this.#random.chance(0.8);
    const method = isAdding ? "POST" : "DELETE";
    const { status } = await this.#request(this.#pickServer(), `/api/reactions/${activity}`, {
      method,
    });
    if (status !== 204 && status !== 404) throw new Error(`A bump returned ${status}`);
    if (isAdding && status === 204) this.bumps.add(activity);
    else this.bumps.delete(activity);
  };

  async #expect(expectedStatus: number, path: string, init: RequestInit): Promise<void> {
    const response = await this.#request(this.#pickServer(), path, init);
    if (response.status === expectedStatus) return;
    throw new Error(`${init.method} ${path} returned ${response.status}: ${await response.text()}`);
  }

  #pickServer = () => this.#random.pick(this.#gym.servers);

  async #request(server: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${this.#token}`);
    const response = await fetch(`${server}${path}`, { ...init, headers });
    this.#onResponse(response.status);
    return response;
  }
}
