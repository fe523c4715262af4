import { getIssueMessage } from "@topout/shared/contract";
import { auth } from "@topout/shared/contract/server";

import { createPasswordHasher } from "../auth/password-hasher.ts";
import { createAdminStore } from "../features/admin/admin.store.ts";
import { createAdmin } from "../features/admin/create-admin.ts";
import { createAuthStore } from "../features/account/auth/auth.store.ts";
import { withChanges } from "../auth/changes.ts";
import {
  type Command,
  CommandError,
  type Terminal,
  type ParsedArgs,
  UsageError,
} from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const createAdminCommand: Command = {
  name: "create-admin",
  args: [],
  description:
    "Creates an admin account, or makes an existing account an admin. Prompts for missing values.",
  options: {
    email: { type: "string", valueName: "address", description: "the account's email" },
    username: { type: "string", valueName: "name", description: "the account's name" },
    "password-stdin": {
      type: "boolean",
      description: "reads the password from the first line of stdin",
    },
    promote: {
      type: "boolean",
      description: "makes the existing account with this email an admin",
    },
  },
  run: async (parsed, config, terminal) => {
    if (parsed.values["promote"]) {
      const email = await readEmail(parsed, terminal);
      await withDatabase(config, async (db) => {
        const user = await createAuthStore(db).findByEmail(email);
        if (!user) throw new CommandError(`No account has the email ${email}`);
        await withChanges(db, (changes) =>
          createAdminStore(changes).changeUser("promote", user.id, null),
        );
      });
      return terminal.print(`${email} is an admin now.`);
    }
    const admin = await readNewAdmin(parsed, terminal);
    const passwordHasher = createPasswordHasher();
    await withDatabase(config, (db) => createAdmin({ db, config, passwordHasher }, admin));
    terminal.print(`${admin.username} is an admin and logs in with ${admin.email}.`);
  },
};

async function readNewAdmin(parsed: ParsedArgs, terminal: Terminal) {
  const { username } = parsed.values;
  const fields = {
    email: await readEmail(parsed, terminal),
    username: username ?? (await terminal.prompt("Username: ", "use --username")),
    password: await readPassword(parsed, terminal),
  };
  const admin = auth.register.body.safeParse(fields, { error: getIssueMessage });
  if (admin.success) return admin.data;
  const [issue] = admin.error.issues;
  throw new UsageError(`${issue?.path.join(".")}: ${issue?.message}`);
}

const readEmail = async ({ values }: ParsedArgs, terminal: Terminal): Promise<string> =>
  String(values["email"] ?? (await terminal.prompt("Email: ", "use --email"))).trim();

async function readPassword({ values }: ParsedArgs, terminal: Terminal): Promise<string> {
  if (values["password-stdin"]) return terminal.readStdinLine();
  const alternative = "pipe the password in with --password-stdin";
  const password = await terminal.promptSecret("Password: ", alternative);
  const repeatedPassword = await terminal.promptSecret("Repeat the password: ", alternative);
  if (repeatedPassword === password) return password;
  throw new UsageError("The passwords do not match");
}
