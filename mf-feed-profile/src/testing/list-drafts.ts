/** The stored drafts of all users. */
export const listDrafts = (): readonly string[] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith("topout.draft."))
    .map(([, draft]) => String(draft));
