/** Loads the list with the first call, because most installations do not need its 49,000 passwords. */
const loadCommonPasswords = createLoader(async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
});

/** Whether the password is one of the most common leaked ones, regardless of case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await loadCommonPasswords()).has(password.toLowerCase());

/** Calls `load` once, for all callers. */
function createLoader<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (value ??= load());
}
