import { lazy } from "@topout/shared/domain";

/** Loads the list with the first call, because most installations do not need its 49,000 passwords. */
const loadCommonPasswords = lazy(async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
});

/** Whether the password is one of the most common leaked ones, regardless of case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await loadCommonPasswords()).has(password.toLowerCase());
