import type { ServerEndpoint } from "@topout/shared/contract/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Account } from "../auth/account.ts";
import { createActor, type RequestInput } from "../auth/actor.ts";
import type { Authenticator } from "../auth/authenticator.ts";
import { setRequestUser } from "../logging/request-fields.ts";
import { configureUploadScope } from "./api-scope.ts";
import type { ConnectionContext, ContractHandlers } from "./define-handlers.ts";
import { parseInput, parseParams } from "./parse-input.ts";
import { receiveBody, type ReceivedBody, type UploadContext } from "./receive-body.ts";
import type { ReadLimiter } from "./limit-reads.ts";
import type { LimitUpload } from "./uploads/limit-uploads.ts";
import { assertMatchesSchema, sendResult } from "./send-result.ts";

interface RouteContext extends UploadContext {
  readonly authenticator: Authenticator;
  readonly shouldValidateResponses: boolean;
  readonly limitUpload: LimitUpload;
  readonly readLimiter: ReadLimiter;
}

interface MountOptions extends RouteContext {
  readonly handler: UntypedHandler;
  readonly beforeUpload: ((user: Account) => Promise<void>) | undefined;
}

/** A handler without the types of its endpoint, because all endpoints are mounted in the same way. */
type UntypedHandler = (context: Readonly<Record<string, unknown>>) => unknown;

/**
 * Adds a route for each endpoint of a contract. The checks for 401 and 403 run before the server reads the body. The
 * checks for 415 and 422 follow, then 404 for invalid ids. The handler runs last.
 */
export function mountContract(
  app: FastifyInstance,
  { contract, handlers, beforeUpload }: ContractHandlers,
  context: RouteContext,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    // `defineHandlers` has checked the type of the handler.
    const handler = handlers[name] as UntypedHandler;
    const options = { ...context, handler, beforeUpload: beforeUpload[name] };
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

function mountEndpoint(app: FastifyInstance, endpoint: ServerEndpoint, context: MountOptions) {
  const { authenticator, shouldValidateResponses, handler, readLimiter } = context;
  const users = new WeakMap<FastifyRequest, Account>();
  const authenticate = async (request: FastifyRequest) => {
    const user = await authenticateRequest(authenticator, endpoint, request);
    if (!user) return;
    readLimiter.countUser(request, user.id);
    users.set(request, user);
  };
  const checkUpload = createUploadCheck(endpoint, context, users);
  const handle = async (request: FastifyRequest) => {
    const { discard, ...received } = await receiveBody(endpoint, request, context);
    try {
      const input = parseRequest(endpoint, received, request);
      const sender = { authenticator, readLimiter, request, user: users.get(request) };
      return await handler({
        ...input,
        ...(await createUserContext(endpoint, input, sender)),
        ...createConnectionContext(request),
      });
    } finally {
      await discard();
    }
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    config: { receivesUpload: endpoint.files !== undefined },
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    ...(endpoint.access !== "all" && {
      onRequest: endpoint.files ? [authenticate, checkUpload] : authenticate,
    }),
    handler: async (request, reply) => {
      const result = await handle(request);
      if (shouldValidateResponses) assertMatchesSchema(endpoint, result);
      return sendResult({ endpoint, request, reply }, result);
    },
  });
}

const parseRequest = (
  endpoint: ServerEndpoint,
  { fields, files }: Pick<ReceivedBody, "fields" | "files">,
  { query, params }: FastifyRequest,
) => ({
  ...parseInput(endpoint, { body: fields, files, query }),
  ...parseParams(endpoint, params),
});

const createConnectionContext = (request: FastifyRequest): ConnectionContext => ({
  ipAddress: request.ip,
  userAgent: request.headers["user-agent"],
  setRequestUser: (userId) => setRequestUser(request, userId),
});

/** Creates a hook that can reject an upload before its body is read. */
const createUploadCheck =
  (
    { path }: ServerEndpoint,
    { limitUpload, beforeUpload }: MountOptions,
    users: WeakMap<FastifyRequest, Account>,
  ) =>
  async (request: FastifyRequest, { raw: response }: FastifyReply): Promise<void> => {
    const user = users.get(request);
    if (!user) throw new Error(`${path} accepts files, so it must require a user`);
    await beforeUpload?.(user);
    const sizeBytes = Number(request.headers["content-length"] ?? 0);
    await limitUpload({ user: user.id, sizeBytes, response });
  };

/** Returns the user, or undefined for an endpoint that needs none. */
async function authenticateRequest(
  authenticator: Authenticator,
  { access, acceptsLink }: ServerEndpoint,
  request: FastifyRequest,
): Promise<Account | undefined> {
  if (access === "all") return undefined;
  const { headers, query, method } = request;
  const token = acceptsLink ? getLinkToken(query) : undefined;
  const logUser = (userId: string) => setRequestUser(request, userId);
  if (token === undefined) {
    return authenticator.authenticate(access, headers.authorization, logUser);
  }
  const user = await authenticator.authenticateLink(token, method);
  logUser(user.id);
  return user;
}

function getLinkToken(query: unknown): string | undefined {
  const { token } = Object(query) as { readonly token?: unknown };
  return typeof token === "string" ? token : undefined;
}

/**
 * Creates the part of a handler's context that depends on the access of the endpoint. Checks the permission in the gym of
 * the request. A transaction checks it again.
 */
async function createUserContext(
  { access }: ServerEndpoint,
  input: RequestInput,
  { authenticator, readLimiter, request, user }: AuthenticatedRequest,
) {
  if (user && access !== "all") {
    const actor = createActor(user, { access, ipAddress: request.ip, ...input });
    await authenticator.checkPermission(user, actor);
    return { user, actor };
  }
  const { authorization } = request.headers;
  const getCurrentUser = async () => {
    const currentUser = await authenticator.getCurrentUser(authorization);
    if (!currentUser) return undefined;
    setRequestUser(request, currentUser.id);
    readLimiter.countUser(request, currentUser.id);
    return currentUser;
  };
  return { getCurrentUser, getClaims: () => authenticator.getClaims(authorization) };
}

interface AuthenticatedRequest {
  readonly authenticator: Authenticator;
  readonly readLimiter: ReadLimiter;
  readonly request: FastifyRequest;
  readonly user: Account | undefined;
}
