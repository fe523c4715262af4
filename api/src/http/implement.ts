import type { Contract, Endpoint, Files, Output, Parsed } from "@topout/shared/contract";

import type { Account } from "../auth/account.ts";
import type { Claims } from "../auth/tokens.ts";
import type { PreparedBody } from "./prepared-body.ts";
import type { StoredMedia } from "../media/stored-media.ts";
import type { Answer } from "./answer.ts";
import type { Download } from "./download.ts";
import type { JsonText } from "./json-text.ts";
import type { UploadedFile } from "./uploads/uploaded-file.ts";

/** Who asks, where nobody has to: looked up only if the handler wants to know. */
export interface Visitor {
  /** A token that is wrong, expired or revoked counts as none. */
  readonly caller: () => Promise<Account | undefined>;
  /** What the token says, unrevoked or not: for a query that looks the session up itself. */
  readonly claims: () => Promise<Claims | undefined>;
}

type Who<E extends Endpoint> = E["access"] extends "all" ? Visitor : { readonly user: Account };

interface Connection {
  /** The caller's network address, to count tries by. */
  readonly address: string;
}

type Context<E extends Endpoint> = Parsed<E> & Files<E, UploadedFile> & Who<E> & Connection;

type Result<E extends Endpoint> = E extends { readonly media: "application/zip" }
  ? Download
  : E extends { readonly media: string }
    ? StoredMedia
    : E extends { readonly response: unknown }
      ? Output<E> | Answer<Output<E>> | JsonText<Output<E>> | PreparedBody<Output<E>>
      : void;

export type Handlers<C extends Contract> = {
  readonly [N in keyof C]: (context: Context<C[N]>) => Promise<Result<C[N]>> | Result<C[N]>;
};

export interface Implementation {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, (context: never) => unknown>>;
}

/** Ties a handler to every endpoint of a contract: one that is missing or answers wrongly does not compile. */
export const implement = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
): Implementation => ({
  contract,
  handlers,
});
