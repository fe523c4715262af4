import type { Files, Output } from "@topout/shared/contract";
import type { ServerContract, ServerEndpoint, Parsed } from "@topout/shared/contract/server";

import type { Actor } from "../auth/actor.ts";
import type { Account } from "../auth/account.ts";
import type { Claims } from "../auth/tokens.ts";
import type { PreparedBody } from "./conditional/prepared-body.ts";
import type { StoredMedia } from "../media/stored-media.ts";
import type { HttpResponse } from "./http-response.ts";
import type { Download } from "./download.ts";
import type { JsonText } from "../database/json-text.ts";
import type { UploadedFile } from "../files/uploaded-file.ts";

/** The context of public endpoints. The user is loaded only if the handler calls `getCurrentUser`. */
export interface OptionalUser {
  /** Resolves with undefined without a valid token. */
  readonly getCurrentUser: () => Promise<Account | undefined>;
  /** Returns the claims of the token without a database query. The caller must check that the session exists. */
  readonly getClaims: () => Promise<Claims | undefined>;
}

type UserContext<E extends ServerEndpoint> = E["access"] extends "all"
  ? OptionalUser
  : { readonly user: Account; readonly actor: Actor };

export interface ConnectionContext {
  /** The IP address of the client, for rate limits. */
  readonly ipAddress: string;
  /** The User-Agent header. */
  readonly userAgent: string | undefined;
  /** Adds the account of a request without a session to its log line. */
  readonly setRequestUser: (userId: string) => void;
}

type HandlerContext<E extends ServerEndpoint> = Parsed<E> &
  Files<E, UploadedFile> &
  UserContext<E> &
  ConnectionContext;

interface MediaResults {
  readonly "application/zip": Download;
  readonly "image/webp": StoredMedia;
  readonly "text/calendar": string;
  readonly "video/mp4": StoredMedia;
}

type HandlerResult<E extends ServerEndpoint> = E extends { readonly media: keyof MediaResults }
  ? MediaResults[E["media"]]
  : E extends { readonly response: unknown }
    ? Output<E> | HttpResponse<Output<E>> | JsonText<Output<E>> | PreparedBody<Output<E>>
    : void;

export type Handlers<C extends ServerContract> = {
  readonly [N in keyof C]: (
    context: HandlerContext<C[N]>,
  ) => Promise<HandlerResult<C[N]>> | HandlerResult<C[N]>;
};

/** Runs after authentication and before the body is read, for each endpoint with files. Throws to reject the upload. */
type BeforeUpload<C extends ServerContract> = {
  readonly [N in keyof C]?: (user: Account) => Promise<void>;
};

export interface ContractHandlers {
  readonly contract: ServerContract;
  readonly handlers: Readonly<Record<string, (context: never) => unknown>>;
  readonly beforeUpload: BeforeUpload<ServerContract>;
}

/** Assigns a handler to every endpoint of a contract. A missing handler or a wrong response type does not compile. */
export const defineHandlers = <C extends ServerContract>(
  contract: C,
  handlers: Handlers<C>,
  beforeUpload: BeforeUpload<C> = {},
): ContractHandlers => ({ contract, handlers, beforeUpload });
