import { sendJson, type TestApi } from "../../../testing/index.ts";

interface Account {
  readonly email: string;
}

/** The link of the last email, which has its own line in the plain text. */
async function readLastLink(api: TestApi): Promise<string> {
  await api.runJobs();
  const mail = (await api.readSentEmails()).at(-1);
  const link = mail?.text?.split("\n").find((line) => line.startsWith("https://"));
  if (!link) throw new Error("No link was sent");
  return link.trim();
}

const getToken = (link: string) => link.slice(link.lastIndexOf("/") + 1);

/** Requests an email and returns the token of its link. */
export async function requestEmailToken(
  api: TestApi,
  call: "forgot-password" | "request-verify-token",
  { email }: Account,
): Promise<string> {
  await api.fetchAnonymously(`/api/auth/${call}`, sendJson("POST", { email }));
  return getToken(await readLastLink(api));
}
