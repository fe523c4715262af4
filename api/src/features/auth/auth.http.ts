import { auth, type User } from "@topout/shared/contract";
import { passwordRefusal } from "@topout/shared/domain";

import type { AppConfig } from "../../app-config.ts";
import { toUser } from "../../auth/account.ts";
import type { PasswordHashes } from "../../auth/password-hashes.ts";
import { limitRules, networkOf, type RateLimits } from "../../auth/rate-limits.ts";
import type { Sessions } from "../../auth/sessions.ts";
import { implement } from "../../http/implement.ts";
import { ProblemError } from "../../http/problem.ts";
import type { AuthStore } from "./auth.store.ts";
import { isCommonPassword } from "./common-passwords.ts";

interface AuthParts {
  readonly config: AppConfig;
  readonly store: AuthStore;
  readonly hashes: PasswordHashes;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
}

type Registration = Readonly<Record<"username" | "email" | "password", string>>;
type Login = Readonly<Record<"username" | "password", string>>;

export function authHttp(parts: AuthParts) {
  const { config, store, hashes, sessions, limits } = parts;
  const rules = limitRules(config.limits);

  /** Every try counts, since each tells who exists. */
  const register = async (body: Registration, address: string): Promise<User> => {
    await limits.take(rules.signUpsFromAddress, networkOf(address));
    const reason = passwordRefusal(body.password, body, {
      minLength: config.passwordMinLength,
      ...(config.passwordRefuseCommon && { isCommon: isCommonPassword }),
    });
    if (reason) throw new ProblemError("REGISTER_INVALID_PASSWORD", { reason });
    const { username, email, password } = body;
    await store.refuseTaken({ username, email });
    return toUser(
      await store.create({ username, email, password_hash: await hashes.make(password) }),
    );
  };

  /** Answers alike, and after the same work, whether the account is unknown, asleep or has another password. */
  const login = async ({ username: email, password }: Login, address: string) => {
    const account = email.toLowerCase();
    const network = networkOf(address);
    await Promise.all([
      limits.check(rules.loginsOfAccount, account),
      limits.check(rules.loginsFromAddress, network),
    ]);
    const user = isText(email) ? await store.findByEmail(email) : undefined;
    const matched = await hashes.matches(
      password,
      user?.is_active ? user.password_hash : undefined,
    );
    if (!user || !matched) {
      await limits.take(rules.loginsOfAccount, account);
      await limits.take(rules.loginsFromAddress, network);
      throw new ProblemError("LOGIN_BAD_CREDENTIALS");
    }
    // Guesses that were made at the same time may have used up the tries meanwhile.
    await limits.check(rules.loginsOfAccount, account);
    return { access_token: await sessions.open(user.id), token_type: "bearer" as const };
  };

  return implement(auth, {
    register: ({ body, address }) => register(body, address),
    login: ({ body, address }) => login(body, address),
    logout: ({ user }) => sessions.end(user.session_id),
  });
}

/** PostgreSQL's text holds no NUL, so nobody is called so. */
const isText = (value: string) => !value.includes("\0");
