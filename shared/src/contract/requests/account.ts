import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { GradeSystem } from "../grade-scales.ts";
import { EnteredPassword } from "./auth.ts";
import { DisplayName } from "./display-name.ts";
import { multiLineText, plainText, Username } from "./fields.ts";

export const UserChange = z.object({
  username: z.optional(Username),
  /** Null or a blank text removes it. */
  display_name: z.optional(DisplayName),
  about: z.optional(multiLineText(1_000)),
  profile_visible: z.optional(z.boolean()),
  send_visible: z.optional(z.boolean()),
  home_gym: z.optional(z.nullable(Id)),
  /** Changes only the given settings. */
  settings: z.optional(
    z.object({
      second_scale: z.optional(z.nullable(GradeSystem)),
      guard_beta: z.optional(z.boolean()),
    }),
  ),
});
export type UserChange = z.input<typeof UserChange>;

export const AccountRemoval = z.object({ password: EnteredPassword });
export type AccountRemoval = z.input<typeof AccountRemoval>;

/** The form that deletes an account. The user also types the username, to prevent deleting the wrong account. */
export const createAccountRemovalForm = (username: string) =>
  z.extend(AccountRemoval, {
    username: z
      .string()
      .check(z.refine((text) => text.trim() === username, `Type ${username} to confirm.`)),
  });

export const ExportQuery = z.object({ token: z.optional(plainText(1_000)) });
export type ExportQuery = z.input<typeof ExportQuery>;
