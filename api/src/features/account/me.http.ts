import { users } from "@topout/shared/contract/server";

import { toUser } from "../../auth/account.ts";
import { defineHandlers } from "../../http/define-handlers.ts";

export const createUserHandlers = () => defineHandlers(users, { me: ({ user }) => toUser(user) });
