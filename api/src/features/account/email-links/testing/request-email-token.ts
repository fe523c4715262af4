import { createJsonRequest, type TestApi } from "../../../../testing/index.ts";

interface Account {
  readonly email: string;
}

/** Runs the queued jobs. Returns the token of the link in the last email of the outbox, or "" if there is none. */
export async function readEmailToken(api: TestApi): Promise<string> {
  await api.runJobs();
  const { text = "" } = (await api.readSentEmails()).at(-1) ?? {};
  return /https:\S+\/(\S+)/.exec(text)?.[1] ?? "";
}

/** Requests an email and returns the token of its link. */
export async function requestEmailToken(
  api: TestApi,
  endpoint: "forgot-password" | "request-verify-token",
  { email }: Account,
): Promise<string> {
  await api.fetchAnonymously(`/api/auth/${endpoint}`, createJsonRequest("POST", { email }));
  return readEmailToken(api);
}
