import { request } from "@topout/shared/api";
import { routeChanges } from "@topout/shared/contract";
import type { DraftRoute } from "@topout/shared/platform";

type Options = Pick<
  Parameters<typeof request<typeof routeChanges.createDraft>>[1],
  "token" | "transport" | "signal"
>;

/**
 * Creates a draft, or changes the one that an earlier request has created. The device often does not know whether that
 * request has arrived, so it repeats it: the server then returns the stored draft.
 */
export async function saveDraft(
  { id, reset_id, ...details }: DraftRoute,
  options: Options,
): Promise<void> {
  const files = { file: undefined };
  const stored = await request(routeChanges.createDraft, {
    ...options,
    params: { reset_id },
    body: { id, ...details },
    files,
  });
  const isStored = Object.entries(details).every(
    ([name, value]) => stored[name as keyof typeof details] === value,
  );
  if (isStored) return;
  await request(routeChanges.update, { ...options, body: { route_id: id, ...details }, files });
}
