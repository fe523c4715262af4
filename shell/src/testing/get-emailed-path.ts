import type { TestApi } from "@topout/api/testing";

/** Returns the path of the link in the newest email. */
export async function getEmailedPath({
  runJobs,
  readSentEmails,
}: Pick<TestApi, "runJobs" | "readSentEmails">) {
  await runJobs();
  const text = (await readSentEmails()).at(-1)?.text ?? "";
  const link = text.split("\n").find((line) => /^https?:\/\//.test(line));
  if (!link) throw new Error("No email with a link was sent");
  return new URL(link.trim()).pathname;
}
