import { withChanges } from "../auth/changes.ts";
import { removeAccount } from "../features/account/remove-account.ts";
import { type Command, CommandError } from "./command.ts";
import { findUser } from "./find-user.ts";
import { withDatabase } from "./with-database.ts";

export const userDeleteCommand: Command = {
  name: "user delete",
  args: ["id, username or email"],
  description: "Deletes an account with all its data, as its owner can do in the settings.",
  options: { yes: { type: "boolean", description: "deletes without confirmation" } },
  run: ({ values, args: [name = ""] }, config, terminal) =>
    withDatabase(config, async (db) => {
      const user = await findUser(db, name);
      if (!values["yes"]) {
        const question = `This cannot be undone. Type ${user.username} to delete the account: `;
        const confirmation = await terminal.prompt(question, "use --yes");
        if (confirmation.trim() !== user.username) throw new CommandError("Nothing was deleted");
      }
      await withChanges(db, (changes) => removeAccount(changes, user.id, { actor: null }));
      terminal.print(
        `${user.username} was deleted. A job deletes the account's files while the program runs.`,
      );
    }),
};
