import { auth } from "@topout/shared/contract";

import { createPasswordHashes } from "../auth/password-hashes.ts";
import { createAdminStore } from "../features/admin/admin.store.ts";
import { createAdmin } from "../features/admin/create-admin.ts";
import { createAuthStore } from "../features/auth/auth.store.ts";
import { type Command, CommandError, type Terminal, type Typed, UsageError } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const createAdminCommand: Command = {
  name: "create-admin",
  args: [],
  says: "Opens an account for an admin, or makes an admin of one that is there. Asks for what is not given.",
  options: {
    email: { type: "string", value: "address", says: "the account's e-mail" },
    username: { type: "string", value: "name", says: "the account's name" },
    "password-stdin": { type: "boolean", says: "reads the password from the first line piped in" },
    promote: { type: "boolean", says: "makes an admin of the account that has the e-mail already" },
  },
  run: async (typed, config, terminal) => {
    if (typed.values["promote"]) {
      const email = await emailOf(typed, terminal);
      await withDatabase(config, async (db) => {
        const user = await createAuthStore(db).findByEmail(email);
        if (!user) throw new CommandError(`There is no account with the e-mail ${email}`);
        await createAdminStore(db).setRole(user.id, { is_superuser: true });
      });
      return terminal.say(`${email} is an admin now.`);
    }
    const admin = await adminOf(typed, terminal);
    const hashes = createPasswordHashes();
    await withDatabase(config, (db) => createAdmin({ db, config, hashes }, admin));
    terminal.say(`${admin.username} is an admin, and logs in with ${admin.email}.`);
  },
};

async function adminOf(typed: Typed, terminal: Terminal) {
  const { username } = typed.values;
  const admin = auth.register.body.safeParse({
    email: await emailOf(typed, terminal),
    username: username ?? (await terminal.ask("Username: ", "give --username")),
    password: await passwordOf(typed, terminal),
  });
  if (admin.success) return admin.data;
  const [issue] = admin.error.issues;
  throw new UsageError(`${issue?.path.join(".")}: ${issue?.message}`);
}

const emailOf = async ({ values }: Typed, terminal: Terminal): Promise<string> =>
  String(values["email"] ?? (await terminal.ask("E-mail: ", "give --email"))).trim();

async function passwordOf({ values }: Typed, terminal: Terminal): Promise<string> {
  if (values["password-stdin"]) return terminal.readLine();
  const instead = "pipe the password in with --password-stdin";
  const password = await terminal.askSecret("Password: ", instead);
  if ((await terminal.askSecret("The same again: ", instead)) === password) return password;
  throw new UsageError("These are two passwords");
}
