import type { Endpoint } from "@topout/shared/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Account } from "../auth/account.ts";
import type { Gatekeeper } from "../auth/gatekeeper.ts";
import { openUploadScope } from "./api-scope.ts";
import type { Implementation } from "./implement.ts";
import { parseInput, parseParams } from "./parse-input.ts";
import { receive } from "./receive.ts";
import { checkAnswer, send } from "./send.ts";
import type { ScratchFolder } from "../files/scratch-folder.ts";

interface House {
  readonly gatekeeper: Gatekeeper;
  readonly checkAnswers: boolean;
  /** Where files lie while a handler works on them. */
  readonly uploads: ScratchFolder;
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
    const parts = { ...house, handler: handlers[name] as AnyHandler };
    if (!endpoint.files) {
      mountEndpoint(app, endpoint, parts);
      continue;
    }
    app.register(async (scope) => {
      openUploadScope(scope);
      mountEndpoint(scope, endpoint, parts);
    });
  }
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  { gatekeeper, checkAnswers, uploads, handler }: House & { readonly handler: AnyHandler },
) {
  const accounts = new WeakMap<FastifyRequest, Account>();
  const { access } = endpoint;

  const admit = async (request: FastifyRequest) => {
    if (access === "all") return;
    accounts.set(request, await gatekeeper.admit(access, request.headers.authorization));
  };

  const handle = async (request: FastifyRequest) => {
    const { fields, files, discard } = await receive(endpoint, request, uploads);
    try {
      return await handler({
        ...parseInput(endpoint, { body: fields, files, query: request.query }),
        ...parseParams(endpoint, request.params),
        ...identify(gatekeeper, request, accounts.get(request)),
        address: request.ip,
      });
    } finally {
      await discard();
    }
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    ...(access !== "all" && { onRequest: admit }),
    handler: async (request, reply) => {
      const result = await handle(request);
      if (checkAnswers) checkAnswer(endpoint, result);
      return send({ endpoint, request, reply }, result);
    },
  });
}

/** Exactly what the endpoint's access promises to its handler. */
const identify = (gatekeeper: Gatekeeper, { headers }: FastifyRequest, user: Account | undefined) =>
  user
    ? { user }
    : {
        caller: () => gatekeeper.caller(headers.authorization),
        claims: () => gatekeeper.claims(headers.authorization),
      };
