import type { Random } from "@topout/demo/random";
import { createPath, type Endpoint, type Input, type Output } from "@topout/shared/contract";

import { createFormRequest } from "./create-form-request.ts";
import { createJsonRequest } from "./create-json-request.ts";

type Primitive = string | number | boolean;

interface RequestParts {
  readonly params?: Readonly<Record<string, Primitive>>;
  readonly query?: Readonly<Record<string, Primitive | undefined>>;
  readonly body?: Readonly<Record<string, string | number | undefined>>;
}

interface ClientOptions {
  /** The URLs of processes that share a database. */
  readonly servers: readonly [string, ...string[]];
  /** Undefined for a visitor. */
  readonly token: string | undefined;
  readonly random: Random;
  /** Called with the status of each response. */
  readonly onResponse: (status: number) => void;
}

/** Calls endpoints of the contract on random servers, and validates the responses as the screens do. */
export class ContractClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /**
   * Returns undefined if a limit of the API is reached.
   * @throws {Error} for every other error response.
   */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E> | undefined> {
    const { servers, random, onResponse } = this.#options;
    // The endpoint's schemas determine the types.
    const { params, query, body } = input as RequestParts;
    const path = createPath(endpoint.path, params, query);
    const response = await fetch(random.pick(servers) + path, this.#createInit(endpoint, body));
    onResponse(response.status);
    if (response.status === 429) return void (await response.arrayBuffer());
    if (!response.ok) {
      const text = await response.text();
      throw new Error(`${endpoint.method} ${path} returned ${response.status}: ${text}`);
    }
    if (!endpoint.response) return void (await response.arrayBuffer());
    return endpoint.response.parse(await response.json()) as Output<E>;
  }

  #createInit({ method, encoding }: Endpoint, body: RequestParts["body"]): RequestInit {
    const init = createInit(method, encoding, body);
    const headers = new Headers(init.headers);
    if (this.#options.token !== undefined) {
      headers.set("authorization", `Bearer ${this.#options.token}`);
    }
    return { ...init, headers };
  }
}

function createInit(
  method: Endpoint["method"],
  encoding: Endpoint["encoding"],
  body: RequestParts["body"],
): RequestInit {
  if (!body || method === "GET") return { method };
  if (encoding !== "multipart") return createJsonRequest(method, body);
  if (method === "DELETE") throw new Error("No endpoint deletes with a form");
  return createFormRequest(method, body);
}
