import type { Endpoint } from "@topout/shared/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Account } from "../auth/account.ts";
import type { Gatekeeper } from "../auth/gatekeeper.ts";
import type { Implementation } from "./implement.ts";
import { parseInput, parseParams } from "./parse-input.ts";
import { readBody } from "./read-body.ts";
import { checkAnswer, send } from "./send.ts";

interface House {
  readonly gatekeeper: Gatekeeper;
  readonly checkAnswers: boolean;
}

/** Past the contract's types: mounting treats every endpoint alike. */
type AnyHandler = (context: Readonly<Record<string, unknown>>) => unknown;

/**
 * Serves a contract's endpoints. The order of checks is the wire's: 401 and 403 before the body is read, then what
 * does not parse, then ids that cannot be, then the handler's own.
 */
export function mount(
  app: FastifyInstance,
  { contract, handlers }: Implementation,
  house: House,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    // `implement` has tied this handler to this endpoint.
    mountEndpoint(app, endpoint, { ...house, handler: handlers[name] as AnyHandler });
  }
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  { gatekeeper, checkAnswers, handler }: House & { readonly handler: AnyHandler },
) {
  const accounts = new WeakMap<FastifyRequest, Account>();
  const { access } = endpoint;

  const admit = async (request: FastifyRequest) => {
    if (access === "all") return;
    accounts.set(request, await gatekeeper.admit(access, request.headers.authorization));
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    ...(access !== "all" && { onRequest: admit }),
    handler: async (request, reply) => {
      const result = await handler({
        ...(await parse(endpoint, request)),
        ...identify(gatekeeper, request, accounts.get(request)),
        address: request.ip,
      });
      if (checkAnswers) checkAnswer(endpoint, result);
      return send({ endpoint, request, reply }, result);
    },
  });
}

async function parse(endpoint: Endpoint, request: FastifyRequest) {
  const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
  const body = await readBody(endpoint, { bytes, contentType: request.headers["content-type"] });
  const input = parseInput(endpoint, { body, query: request.query });
  return { ...input, ...parseParams(endpoint, request.params) };
}

/** Exactly what the endpoint's access promises to its handler. */
const identify = (gatekeeper: Gatekeeper, { headers }: FastifyRequest, user: Account | undefined) =>
  user
    ? { user }
    : {
        caller: () => gatekeeper.caller(headers.authorization),
        claims: () => gatekeeper.claims(headers.authorization),
      };
