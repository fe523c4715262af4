import type { FastifyRequest } from "fastify";

/** The account that a request acts for, or tries to log in to. */
const userIds = new WeakMap<FastifyRequest, string>();

/** Adds the account to the log line of the request. */
export const setRequestUser = (request: FastifyRequest, userId: string): void =>
  void userIds.set(request, userId);

export const getRequestUser = (request: FastifyRequest): string | undefined => userIds.get(request);
