import { users } from "@topout/shared/contract/server";

import { toUser } from "../../auth/account.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { addPhotoKey } from "../../media/add-photo-key.ts";
import type { MediaKeys } from "../../media/media-keys.ts";

export const createUserHandlers = (mediaKeys: MediaKeys) =>
  defineHandlers(users, { me: ({ user }) => addPhotoKey(mediaKeys, toUser(user)) });
