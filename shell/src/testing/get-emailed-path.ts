import type { TestApi } from "@topout/api/testing";

/** Returns the path of the link in the newest email. */
export async function getEmailedPath({ work, mails }: Pick<TestApi, "work" | "mails">) {
  await work();
  const text = (await mails()).at(-1)?.text ?? "";
  const link = text.split("\n").find((line) => /^https?:\/\//.test(line));
  if (!link) throw new Error("No email with a link was sent");
  return new URL(link.trim()).pathname;
}
