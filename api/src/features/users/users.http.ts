import { users } from "@topout/shared/contract";

import { toUser } from "../../auth/account.ts";
import { implement } from "../../http/implement.ts";

export const createUserHandlers = () => implement(users, { me: ({ user }) => toUser(user) });
