import { describe, expect, test } from "vitest";

import { renderLinkEmail } from "./link-email.ts";

const link = "https://topout.example/verify/token";
const email = {
  subject: "Verify your email",
  greeting: "Hi ann,",
  before: "please confirm.",
  button: "Verify",
  link,
  after: "Bye.",
};

describe("renderLinkEmail", () => {
  test("renders the same content as text and HTML, with the link on its own line", () => {
    const { text, html } = renderLinkEmail(email);

    for (const part of [email.greeting, email.before, link, email.after]) {
      expect(text.split("\n")).toContain(part);
      expect(html).toContain(part);
    }
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${link}"`]);
  });

  test.each(["subject", "greeting", "before", "button", "link", "after"])(
    "escapes the %s",
    (field) => {
      const { html } = renderLinkEmail({ ...email, [field]: `<script>"a" & 'b'</script>` });

      expect(html).not.toContain("<script>");
      expect(html).toContain("&lt;script&gt;&quot;a&quot; &amp; 'b'&lt;/script&gt;");
    },
  );

  test("loads no external resources", () => {
    expect(renderLinkEmail(email).html).not.toMatch(
      /<img|<link|<iframe|background=|src=|url\(|@import/,
    );
  });

  test("supports a dark theme", () => {
    expect(renderLinkEmail(email).html).toMatch(/@media \(prefers-color-scheme: dark\)[^@]*\.card/);
  });
});
