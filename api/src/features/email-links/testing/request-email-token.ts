import { sendJson, type TestApi } from "../../../testing/index.ts";

interface Account {
  readonly email: string;
}

/** Sends the queued emails, and returns the token of the link in the last one. Returns "" if none was sent. */
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
  await api.fetchAnonymously(`/api/auth/${endpoint}`, sendJson("POST", { email }));
  return readEmailToken(api);
}
