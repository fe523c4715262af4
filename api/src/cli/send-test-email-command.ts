import { auth } from "@topout/shared/contract/server";

import { createMailer } from "../mail/create-mailer.ts";
import { renderEmail } from "../mail/render-email.ts";
import { type Command, CommandError, UsageError } from "./command.ts";

const content = renderEmail({
  subject: "Topout can send emails",
  greeting: "Hi,",
  introduction: "This email shows that the mail server of this installation accepts emails.",
  closing: "Somebody who runs the installation has sent it. You need to do nothing.",
});

export const sendTestEmailCommand: Command = {
  name: "send-test-email",
  args: ["address"],
  description: "Sends a test email with SMTP_URL and MAIL_FROM.",
  options: {},
  run: async ({ args: [address = ""] }, config, terminal) => {
    const to = auth.register.body.shape.email.safeParse(address);
    if (!to.success) throw new UsageError(`${address} is not an email address`);
    const mailer = createMailer(config, config.publicUrl ?? `http://${config.host}`);
    // No account has this key.
    await mailer.send({ ...content, to: to.data, account: "test" }).catch((error: Error) => {
      throw new CommandError(error.message);
    });
    terminal.print(
      config.smtpUrl === undefined
        ? `SMTP_URL is not set, so the email is a file in ${config.dataDir}/outbox.`
        : "The mail server has accepted the email.",
    );
  },
};
