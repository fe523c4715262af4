import { describe, expect, test } from "vitest";

import { parseToken } from "./parse-token.ts";

const createToken = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

describe("parseToken", () => {
  test.each([{ sub: "ann" }, { email: "jörg@example.com" }, { text: "???>>>~~~" }])(
    "returns the claims of a token: %j",
    (claims) => {
      expect(parseToken(createToken(claims))).toEqual(claims);
    },
  );

  test.each(["", "text", "a.b.c", "header.%.signature", createToken(null)])(
    "returns no claims for other text: %j",
    (text) => {
      expect(parseToken(text)).toEqual({});
    },
  );
});
