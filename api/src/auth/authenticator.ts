import type { Access } from "@topout/shared/contract";
import { hasAccess } from "@topout/shared/domain";

import { ProblemError } from "../errors/problem-error.ts";
import type { Account } from "./account.ts";
import type { Sessions } from "./sessions.ts";
import type { Claims, Tokens } from "./tokens.ts";

type Header = string | undefined;

/** Identifies the user by the Authorization header. Cookies are never read. */
export interface Authenticator {
  readonly getClaims: (header: Header) => Promise<Claims | undefined>;
  readonly getCurrentUser: (header: Header) => Promise<Account | undefined>;
  /** @throws {ProblemError} 401 without a valid session, 403 without the required access. */
  readonly authenticate: (access: Exclude<Access, "all">, header: Header) => Promise<Account>;
}

export function createAuthenticator(tokens: Tokens, sessions: Sessions): Authenticator {
  const getClaims = async (header: Header) => {
    const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    return token ? tokens.verify(token) : undefined;
  };

  const getCurrentUser = async (header: Header) => {
    const claims = await getClaims(header);
    return claims && sessions.find(claims);
  };

  const authenticate = async (access: Access, header: Header) => {
    const user = await getCurrentUser(header);
    if (!user) throw new ProblemError("UNAUTHORIZED");
    if (hasAccess(access, user)) return user;
    throw new ProblemError(access === "verified" ? "USER_NOT_VERIFIED" : "FORBIDDEN");
  };

  return { getClaims, getCurrentUser, authenticate };
}
