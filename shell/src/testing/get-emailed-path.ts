import type { TestApi } from "@topout/api/testing";

/** The address inside the suite that the newest mail's link leads to. */
export async function getEmailedPath({ work, mails }: Pick<TestApi, "work" | "mails">) {
  await work();
  const text = (await mails()).at(-1)?.text ?? "";
  const link = text.split("\n").find((line) => /^https?:\/\//.test(line));
  if (!link) throw new Error("No mail with a link has come");
  return new URL(link.trim()).pathname;
}
