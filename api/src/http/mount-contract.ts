import type { Endpoint } from "@topout/shared/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Account } from "../auth/account.ts";
import type { Authenticator } from "../auth/authenticator.ts";
import type { ScratchFolder } from "../files/scratch-folder.ts";
import { configureUploadScope } from "./api-scope.ts";
import type { Implementation } from "./implement.ts";
import { parseInput, parseParams } from "./parse-input.ts";
import { receiveBody } from "./receive-body.ts";
import { assertMatchesSchema, sendResult } from "./send-result.ts";

interface RouteContext {
  readonly authenticator: Authenticator;
  readonly checkAnswers: boolean;
  /** Contains the uploaded files while a handler runs. */
  readonly uploads: ScratchFolder;
}

/** A handler without the types of its endpoint, because all endpoints are mounted in the same way. */
type UntypedHandler = (context: Readonly<Record<string, unknown>>) => unknown;

/**
 * Adds a route for each endpoint of a contract. The checks for 401 and 403 run before the body is read. The checks for
 * 415 and 422 follow, then 404 for invalid ids. The errors of the handler come last.
 */
export function mountContract(
  app: FastifyInstance,
  { contract, handlers }: Implementation,
  context: RouteContext,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    // `implement` has checked the type of the handler.
    const options = { ...context, handler: handlers[name] as UntypedHandler };
    if (!endpoint.files) {
      mountEndpoint(app, endpoint, options);
      continue;
    }
    app.register(async (scope) => {
      configureUploadScope(scope);
      mountEndpoint(scope, endpoint, options);
    });
  }
}

function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  {
    authenticator,
    checkAnswers,
    uploads,
    handler,
  }: RouteContext & { readonly handler: UntypedHandler },
) {
  const users = new WeakMap<FastifyRequest, Account>();
  const { access } = endpoint;

  const authenticate = async (request: FastifyRequest) => {
    if (access === "all") return;
    users.set(request, await authenticator.authenticate(access, request.headers.authorization));
  };

  const handle = async (request: FastifyRequest) => {
    const { fields, files, discard } = await receiveBody(endpoint, request, uploads);
    try {
      return await handler({
        ...parseInput(endpoint, { body: fields, files, query: request.query }),
        ...parseParams(endpoint, request.params),
        ...createUserContext(authenticator, request, users.get(request)),
        address: request.ip,
      });
    } finally {
      await discard();
    }
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    ...(access !== "all" && { onRequest: authenticate }),
    handler: async (request, reply) => {
      const result = await handle(request);
      if (checkAnswers) assertMatchesSchema(endpoint, result);
      return sendResult({ endpoint, request, reply }, result);
    },
  });
}

/** The part of a handler's context that depends on the access of the endpoint. */
const createUserContext = (
  authenticator: Authenticator,
  { headers }: FastifyRequest,
  user: Account | undefined,
) =>
  user
    ? { user }
    : {
        getCurrentUser: () => authenticator.getCurrentUser(headers.authorization),
        getClaims: () => authenticator.getClaims(headers.authorization),
      };
