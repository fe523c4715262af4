import type { Access } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import { type Claims, createTokens, SESSION_LIFETIME_MS } from "../../auth/tokens.ts";
import { sessions } from "../../database/schema.ts";
import type { TestApi } from "../../testing/index.ts";
import { testConfig } from "../../testing/test-config.ts";

/** Members can do it in their own gym, which is checked after the input. */
const MANAGER = ["editGym", "manageTeam", "setRoutes", "handleReports", "readAudit"];

/** The access of each role. */
const allowedAccess = {
  anonymous: [],
  "an unverified user": ["user"],
  "a verified user": ["user", "verified"],
  "an unverified setter": ["user", "setRoutes"],
  "a setter of a gym": ["user", "setRoutes"],
  "a manager of a gym": ["user", ...MANAGER],
  "a former manager of a gym": ["user"],
  "an unverified admin": [
    "user",
    ...MANAGER,
    "createGym everywhere",
    "handleReports everywhere",
    "readAudit everywhere",
    "administer everywhere",
  ],
} as const satisfies Record<string, readonly string[]>;

type Role = keyof typeof allowedAccess;

/** The name of an access in the tests. */
export function getAccessName(access: Access): string {
  if (typeof access === "string") return access;
  return access.gym === "none" ? `${access.action} everywhere` : access.action;
}

/** What a client gets for a request without a body and with invalid ids. */
export function getExpectedStatus(role: Role, access: Access): "ok" | 401 | 403 {
  if (access === "all") return "ok";
  if (role === "anonymous") return 401;
  if (typeof access === "object" && access.orOneself) return "ok";
  return allowedAccess[role].some((name) => name === getAccessName(access)) ? "ok" : 403;
}

type GetToken = (api: TestApi) => Promise<string>;

const validTokens = createTokens(testConfig.secretKeys);
const foreignTokens = createTokens({ current: "a key that is not the key of this server" });
const future = new Date(Date.now() + SESSION_LIFETIME_MS);
const past = new Date(Date.now() - 60_000);

/** The kinds of clients. Each request gets a new token, because some requests invalidate their token. */
export const clients: readonly { role: Role; credentials: string; getToken: GetToken }[] = [
  { role: "anonymous", credentials: "no token", getToken: async () => "" },
  {
    role: "anonymous",
    credentials: "a token that is not a JWT",
    getToken: async () => "not.a.token",
  },
  {
    role: "anonymous",
    credentials: "a token signed with another key",
    getToken: async (api) => foreignTokens.sign(await createAdminClaims(api), future),
  },
  {
    role: "anonymous",
    credentials: "an expired token",
    getToken: async (api) => validTokens.sign(await createAdminClaims(api), past),
  },
  {
    role: "anonymous",
    credentials: "a session of another user",
    getToken: async (api) => {
      const [own, other] = [await createAdminClaims(api), await createAdminClaims(api)];
      return validTokens.sign({ userId: own.userId, sessionId: other.sessionId }, future);
    },
  },
  {
    role: "anonymous",
    credentials: "an expired session",
    getToken: async (api) => {
      const claims = await createAdminClaims(api);
      const isSession = eq(sessions.id, claims.sessionId);
      await api.db.update(sessions).set({ expires_at: past }).where(isSession);
      return validTokens.sign(claims, future);
    },
  },
  {
    role: "anonymous",
    credentials: "a deleted session",
    getToken: async (api) => {
      const { token, fetch } = await api.signIn({ is_superuser: true, is_verified: true });
      await fetch("/api/auth/jwt/logout", { method: "POST" });
      return token;
    },
  },
  {
    role: "anonymous",
    credentials: "a deactivated account",
    getToken: async (api) => {
      const { token, user } = await api.signIn({ is_superuser: true, is_verified: true });
      await api.seed.updateUser(user.id, { is_active: false });
      return token;
    },
  },
  { role: "an unverified user", credentials: "a token", getToken: signInAs({}) },
  { role: "a verified user", credentials: "a token", getToken: signInAs({ is_verified: true }) },
  {
    role: "an unverified setter",
    credentials: "a token",
    getToken: signInAs({ route_setter: true }),
  },
  {
    role: "a setter of a gym",
    credentials: "a token",
    getToken: signInAsMember({ role: "setter" }),
  },
  {
    role: "a manager of a gym",
    credentials: "a token",
    getToken: signInAsMember({ role: "manager", until: "2999-12-31" }),
  },
  {
    role: "a former manager of a gym",
    credentials: "a token",
    getToken: signInAsMember({ role: "manager", until: "2020-01-01" }),
  },
  {
    role: "an unverified admin",
    credentials: "a token",
    getToken: signInAs({ is_superuser: true }),
  },
];

function signInAsMember(values: Pick<Parameters<TestApi["seed"]["member"]>[0], "role" | "until">) {
  return async (api: TestApi) => {
    const { user, token } = await api.signIn();
    await api.seed.member({ ...values, user_id: user.id });
    return token;
  };
}

function signInAs(roles: Parameters<TestApi["signIn"]>[0]) {
  return async (api: TestApi) => (await api.signIn(roles)).token;
}

/** Signs in a verified admin, and returns the claims of the session. */
async function createAdminClaims(api: TestApi): Promise<Claims> {
  const { token } = await api.signIn({ is_superuser: true, is_verified: true });
  const claims = await validTokens.verify(token);
  if (!claims) throw new Error("Could not verify the token");
  return claims;
}
