import { or } from "drizzle-orm";

import { hasEmail, hasUsername } from "../auth/user-queries.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema.ts";
import { removeAccount } from "../features/account/remove-account.ts";
import { createChanges } from "../lists/changes.ts";
import { type Command, CommandError } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const userDeleteCommand: Command = {
  name: "user delete",
  args: ["username or e-mail"],
  says: "Removes an account with all that is its own, as its owner could.",
  options: { yes: { type: "boolean", says: "does not ask whether you are sure" } },
  run: ({ values, args: [name = ""] }, config, terminal) =>
    withDatabase(config, async (db) => {
      const user = await findUser(db, name);
      if (!values["yes"]) {
        const question = `This cannot be undone. Type ${user.username} to remove the account: `;
        const typed = await terminal.ask(question, "give --yes");
        if (typed.trim() !== user.username) throw new CommandError("Nothing was removed");
      }
      await removeAccount(createChanges(db), user.id);
      terminal.say(`${user.username} is gone. The account's files follow when the program runs.`);
    }),
};

async function findUser(db: Database, name: string) {
  const [user] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(or(hasUsername(name), hasEmail(name)));
  if (user) return user;
  throw new CommandError(`There is no account ${name}`);
}
