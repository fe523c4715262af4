import type { Access } from "@topout/shared/contract";

import type { DatabaseReader } from "../database/database.ts";
import { AuthError } from "./errors.ts";
import type { Account } from "./account.ts";
import type { Actor } from "./actor.ts";
import { requireAccess, requirePermission } from "./authorize.ts";
import type { SessionLinks } from "./session-links.ts";
import type { Sessions } from "./sessions.ts";
import type { Claims, Tokens } from "./tokens.ts";

type Header = string | undefined;

/** Identifies the user by the Authorization header. Cookies are never read. */
export interface Authenticator {
  readonly getClaims: (header: Header) => Promise<Claims | undefined>;
  readonly getCurrentUser: (header: Header) => Promise<Account | undefined>;
  /**
   * Calls `onIdentified` before it checks the access, so that the log names the user of a refused request.
   * @throws {AuthError} without a valid session, or without the required access in any gym.
   */
  readonly authenticate: (
    access: Exclude<Access, "all">,
    header: Header,
    onIdentified: (userId: string) => void,
  ) => Promise<Account>;
  /**
   * Authenticates by the token of a link, which works once. A HEAD request does not use it up.
   * @throws {AuthError} for an unknown, used or expired token.
   */
  readonly authenticateLink: (token: string, method: string) => Promise<Account>;
  /** Checks the permission in the gym of the request. @throws like `requirePermission`. */
  readonly checkPermission: (user: Account, actor: Actor) => Promise<void>;
}

interface Dependencies {
  readonly db: DatabaseReader;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly links: Pick<SessionLinks, "find" | "consume">;
}

export function createAuthenticator({ db, tokens, sessions, links }: Dependencies): Authenticator {
  const getClaims = async (header: Header) => {
    const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    return token ? tokens.verify(token) : undefined;
  };

  const getCurrentUser = async (header: Header) => {
    const claims = await getClaims(header);
    return claims && sessions.find(claims);
  };

  const authenticate: Authenticator["authenticate"] = async (access, header, onIdentified) => {
    const user = await getCurrentUser(header);
    if (!user) throw new AuthError("signed-out");
    onIdentified(user.id);
    requireAccess(access, user);
    return user;
  };

  const authenticateLink = async (token: string, method: string) => {
    const user = await (method === "HEAD" ? links.find(token) : links.consume(token));
    if (user) return user;
    throw new AuthError("link-expired");
  };

  const checkPermission = (user: Account, actor: Actor) => requirePermission(db, user, actor);

  return { getClaims, getCurrentUser, authenticate, authenticateLink, checkPermission };
}
