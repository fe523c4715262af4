import { emailLinks } from "@topout/shared/contract";

import { toUser } from "../../auth/account.ts";
import { implement } from "../../http/implement.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { EmailLinkParts } from "./email-link-parts.ts";
import { resetPassword } from "./reset-password.ts";
import { verify } from "./verify.ts";

export function createEmailLinkHandlers(parts: EmailLinkParts) {
  /** Who the address belongs to is looked up by whoever sends the mail: the answer, and its work, are the same for all. */
  const ask = async (mail: JobData["send-mail"], address: string) => {
    await parts.limits.take("mailsPerAddress", address);
    await parts.store.ask(mail);
    return null;
  };

  return implement(emailLinks, {
    forgotPassword: ({ body, address }) => ask({ kind: "reset", email: body.email }, address),
    resetPassword: async ({ body }) => {
      await resetPassword(parts, body);
      return null;
    },
    requestVerifyToken: ({ body, address }) => ask({ kind: "verify", email: body.email }, address),
    verify: async ({ body }) => toUser(await verify(parts, body.token)),
  });
}
