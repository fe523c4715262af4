import type { FastifyRequest } from "fastify";

interface RequestFields {
  /** The id of the account that the request acts for, or tries to log in to. */
  readonly user?: string;
  /** The code of the problem that the response contains. */
  readonly code?: string;
}

const fieldsByRequest = new WeakMap<FastifyRequest, RequestFields>();

/** Returns the fields that the log line of the request gets. */
export const getRequestFields = (request: FastifyRequest): RequestFields =>
  fieldsByRequest.get(request) ?? {};

const addFields = (request: FastifyRequest, fields: RequestFields): void =>
  void fieldsByRequest.set(request, { ...getRequestFields(request), ...fields });

export const setRequestUser = (request: FastifyRequest, user: string): void =>
  addFields(request, { user });

export const setRequestProblem = (request: FastifyRequest, code: string): void =>
  addFields(request, { code });
