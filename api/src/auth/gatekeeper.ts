import type { Access } from "@topout/shared/contract";
import { hasAccess } from "@topout/shared/domain";

import { ProblemError } from "../errors/problem-error.ts";
import type { Account } from "./account.ts";
import type { Sessions } from "./sessions.ts";
import type { Claims, Tokens } from "./tokens.ts";

type Header = string | undefined;

/** Tells who asks, from the Authorization header alone: nothing else ever signs anybody in. */
export interface Gatekeeper {
  readonly claims: (header: Header) => Promise<Claims | undefined>;
  readonly caller: (header: Header) => Promise<Account | undefined>;
  /** @throws {ProblemError} 401 for nobody, 403 for somebody who may not. */
  readonly admit: (access: Exclude<Access, "all">, header: Header) => Promise<Account>;
}

export function createGatekeeper(tokens: Tokens, sessions: Sessions): Gatekeeper {
  const claims = async (header: Header) => {
    const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    return token ? tokens.read(token) : undefined;
  };

  const caller = async (header: Header) => {
    const said = await claims(header);
    return said && sessions.find(said);
  };

  const admit = async (access: Access, header: Header) => {
    const account = await caller(header);
    if (!account) throw new ProblemError("UNAUTHORIZED");
    if (hasAccess(access, account)) return account;
    throw new ProblemError(access === "verified" ? "USER_NOT_VERIFIED" : "FORBIDDEN");
  };

  return { claims, caller, admit };
}
