import { describe, expect, test } from "vitest";

import { writeLetter } from "./letter.ts";

const link = "https://topout.example/verify/token";
const letter = {
  subject: "Verify your email",
  greeting: "Hi ann,",
  before: "please confirm.",
  button: "Verify",
  link,
  after: "Bye.",
};

describe("a letter", () => {
  test("says the same in plain text and as a page, with the link alone on a line of the text", () => {
    const { text, html } = writeLetter(letter);

    for (const said of [letter.greeting, letter.before, link, letter.after]) {
      expect(text.split("\n")).toContain(said);
      expect(html).toContain(said);
    }
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${link}"`]);
  });

  test.each(["subject", "greeting", "before", "button", "link", "after"])(
    "shows its %s as it is, never as markup",
    (part) => {
      const { html } = writeLetter({ ...letter, [part]: `<script>"a" & 'b'</script>` });

      expect(html).not.toContain("<script>");
      expect(html).toContain("&lt;script&gt;&quot;a&quot; &amp; 'b'&lt;/script&gt;");
    },
  );

  test("fetches nothing", () => {
    expect(writeLetter(letter).html).not.toMatch(
      /<img|<link|<iframe|background=|src=|url\(|@import/,
    );
  });

  test("gives a dark theme to those who have one", () => {
    expect(writeLetter(letter).html).toMatch(/@media \(prefers-color-scheme: dark\)[^@]*\.card/);
  });
});
