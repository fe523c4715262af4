import { describe, expect, test } from "vitest";

import { describeUserAgent } from "./describe-user-agent.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

describe("describeUserAgent", () => {
  test.each([
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
    [
      `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
      "Samsung Internet on Android",
    ],
    [`${MAC} Version/18.1 Safari/605.1.15`, "Safari on Mac"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/130 Safari/604.1",
      "Chrome on iPhone",
    ],
    [`${WINDOWS} AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    ["curl/8.5.0", "curl"],
    [`${"a".repeat(100)}/1`, "a".repeat(60)],
    ["<script>", ""],
    ["", ""],
    [undefined, ""],
  ])("describes %s as %j", (header, description) => {
    expect(describeUserAgent(header)).toBe(description);
  });
});
