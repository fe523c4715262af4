import { createJsonRequest, TEST_PASSWORD } from "@topout/api/testing";
import {
  accountMutations,
  authMutations,
  createPasswordChange,
  emailLinkMutations,
  securityMutations,
} from "@topout/shared/api/account";
import { mutationOptions } from "@topout/shared/platform";
import { createPhoto } from "@topout/shared/testing";

import type { World } from "../create-world.ts";
import { type MutationCase, run } from "./mutation-case.ts";

/** Requests an email, and returns the token of its link. */
async function fetchEmailToken({ api, admin }: World, path: string): Promise<string> {
  const body = { email: admin.user.email };
  await admin.fetch(`/api/auth/${path}`, createJsonRequest("POST", body));
  await api.runJobs();
  const email = (await api.readSentEmails()).at(-1);
  const token = /\/(?:verify|reset_password)\/([\w.-]+)/.exec(email?.text ?? "")?.[1];
  if (token === undefined) throw new Error("The email has no link");
  return token;
}

export const accountCases: readonly MutationCase[] = [
  {
    name: "accountMutations.update",
    prepare: () => run(accountMutations.update(), { about: "Slabs" }),
  },
  {
    name: "accountMutations.updateProfilePhoto",
    prepare: () => run(accountMutations.updateProfilePhoto(), createPhoto()),
  },
  {
    name: "accountMutations.updateCoverPhoto",
    prepare: () => run(accountMutations.updateCoverPhoto(), createPhoto()),
  },
  {
    name: "accountMutations.createExportLink",
    prepare: () => run(accountMutations.createExportLink(), undefined),
    repeatedTables: ["session_links"],
  },
  {
    name: "accountMutations.remove",
    prepare: () => run(accountMutations.remove(), { password: TEST_PASSWORD }),
    repeatedError: "UNAUTHORIZED",
  },
  {
    name: "authMutations.register",
    prepare: () =>
      run(authMutations.register(), {
        username: "new-climber",
        email: "new@topout.example",
        password: TEST_PASSWORD,
      }),
    repeatedError: "REGISTER_USER_ALREADY_EXISTS",
  },
  {
    name: "authMutations.login",
    prepare: ({ climber }) =>
      run(authMutations.login(), { username: climber.email, password: TEST_PASSWORD }),
    repeatedTables: ["sessions"],
  },
  {
    name: "emailLinkMutations.forgotPassword",
    prepare: ({ admin }) => run(emailLinkMutations.forgotPassword(), { email: admin.user.email }),
    repeatedTables: ["job"],
  },
  {
    name: "emailLinkMutations.resetPassword",
    prepare: async (world) =>
      run(emailLinkMutations.resetPassword(), {
        token: await fetchEmailToken(world, "forgot-password"),
        password: "a-fresh-start",
      }),
    repeatedError: "RESET_PASSWORD_BAD_TOKEN",
  },
  {
    name: "emailLinkMutations.requestVerifyToken",
    prepare: async ({ api, admin }) => {
      await api.seed.updateUser(admin.user.id, { is_verified: false });
      return run(emailLinkMutations.requestVerifyToken(), { email: admin.user.email });
    },
    repeatedTables: ["job"],
  },
  {
    name: "emailLinkMutations.verify",
    prepare: async (world) => {
      await world.api.seed.updateUser(world.admin.user.id, { is_verified: false });
      const token = await fetchEmailToken(world, "request-verify-token");
      return run(emailLinkMutations.verify(), { token });
    },
    repeatedError: "VERIFY_USER_ALREADY_VERIFIED",
  },
  {
    name: "securityMutations.changePassword",
    prepare: () =>
      run(
        mutationOptions({
          ...securityMutations.changePassword(),
          mutationFn: createPasswordChange(),
        }),
        { password: TEST_PASSWORD, new_password: "a-fresh-start" },
      ),
  },
  {
    name: "securityMutations.changeEmail",
    prepare: () =>
      run(securityMutations.changeEmail(), {
        password: TEST_PASSWORD,
        email: "moved@topout.example",
      }),
    repeatedTables: ["job"],
  },
  {
    name: "securityMutations.endOtherSessions",
    prepare: () => run(securityMutations.endOtherSessions(), undefined),
  },
];
