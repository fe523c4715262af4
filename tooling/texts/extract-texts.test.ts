import { describe, expect, test } from "vitest";

import { extractTexts } from "./extract-texts.ts";

describe("extractTexts", () => {
  test.each([
    ["JSX text with a value", "<p>Sent by {user.name} today</p>", ["Sent by {name} today"]],
    ["the text of each element", "<p>One <b>Two</b> Three</p>", ["One", "Three", "Two"]],
    ["a wrapped text as one line", "<p>\n  One\n  two.\n</p>", ["One two."]],
    ["one word in a named attribute", '<Button label="Save" />', ["Save"]],
    ["both branches in JSX", '<p>{isOpen ? "hide" : "show"}</p>', ["hide", "show"]],
    ["both branches of an attribute", '<A title={a ? "Hide" : "Show"} />', ["Hide", "Show"]],
    ["a property of a notification", 'notify({ title: "Saved" })', ["Saved"]],
    ["a template with values", "const a = `Log in as ${user.name}`;", ["Log in as {name}"]],
    ["keys of several words", 'const a = { "No sends loaded.": sends };', ["No sends loaded."]],
    ["the message of an API error", 'new ProblemError("A", { message: "Gone" })', ["Gone"]],
  ])("finds %s", (_case, code, texts) => {
    expect(extractTexts("a.tsx", code)).toEqual(texts);
  });

  test.each([
    ["imports", 'import a from "Some module";'],
    ["types", 'type A = "Some type";'],
    ["styles", "const A = styled.p`Some style`;"],
    ["media rules", "sheet.insertRule(`@media all {${rules}}`);"],
    ["class names", '<p className="two names" />'],
    ["headers", 'const headers = { "Cache-Control": "private, no-cache" };'],
    ["comparisons", '<p>{key === "Some key" && count}</p>'],
    ["values without text", "<p>{count}: {total}</p>"],
    ["lowercase arguments", 'log.warn("cleanup failed");'],
    ["messages for developers", 'throw new TypeError("This is a bug");'],
  ])("ignores %s", (_case, code) => {
    expect(extractTexts("a.tsx", code)).toEqual([]);
  });
});
