import { describe, expect, test } from "vitest";

import { renderEmail } from "./render-email.ts";

const link = "https://topout.example/verify/token";
const email = {
  subject: "Verify your email",
  greeting: "Hi ann,",
  introduction: "please confirm.",
  action: { label: "Verify", link },
  closing: "Bye.",
};

describe("renderEmail", () => {
  test("renders the same content as text and HTML, with the link on its own line", () => {
    const { text, html } = renderEmail(email);

    for (const part of [email.greeting, email.introduction, link, email.closing]) {
      expect(text.split("\n")).toContain(part);
      expect(html).toContain(part);
    }
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${link}"`]);
  });

  test.each(["subject", "greeting", "introduction", "action", "closing"])(
    "escapes the %s",
    (field) => {
      const text = `<script>"a" & 'b'</script>`;
      const value = field === "action" ? { label: text, link: text } : text;

      const { html } = renderEmail({ ...email, [field]: value });

      expect(html).not.toContain("<script>");
      expect(html).toContain("&lt;script&gt;&quot;a&quot; &amp; 'b'&lt;/script&gt;");
    },
  );

  test("renders an email without a link", () => {
    const { action: _action, ...notice } = email;

    const { text, html } = renderEmail(notice);

    expect(text).toBe("Hi ann,\n\nplease confirm.\n\nBye.\n\nTopout\n");
    expect(html).not.toContain("href=");
  });

  test("loads no external resources", () => {
    expect(renderEmail(email).html).not.toMatch(
      /<img|<link|<iframe|background=|src=|url\(|@import/,
    );
  });

  test("supports a dark theme", () => {
    expect(renderEmail(email).html).toMatch(/@media \(prefers-color-scheme: dark\)[^@]*\.card/);
  });
});
