import { paths, patterns } from "@topout/shared/paths";

import type * as AccountScreens from "./auth/auth-screens.ts";
import { createLocalScreen } from "./remotes/screen-source.ts";
import type { ScreenDefinition } from "./screen-definition.ts";

const createAccountScreen = (name: keyof typeof AccountScreens) =>
  createLocalScreen(async () => ({ Component: (await import("./auth/auth-screens.ts"))[name] }));

/** The screens to log in, to register, to reset a password, to verify an email address and to join a team. */
export const accountScreens: readonly ScreenDefinition[] = [
  {
    path: paths.login,
    access: "anonymous",
    frame: "bare",
    title: "Log in",
    subject: "The page",
    source: createAccountScreen("LoginScreen"),
  },
  {
    path: paths.register,
    access: "anonymous",
    frame: "bare",
    title: "Create account",
    subject: "The form",
    source: createAccountScreen("RegisterScreen"),
  },
  {
    path: paths.requestPasswordReset,
    access: "anonymous",
    frame: "bare",
    title: "Reset password",
    subject: "The form",
    source: createAccountScreen("RequestResetScreen"),
  },
  {
    path: patterns.resetPassword,
    access: "anonymous",
    frame: "bare",
    title: "New password",
    subject: "The form",
    source: createAccountScreen("ResetPasswordScreen"),
  },
  {
    path: patterns.verify,
    access: "all",
    frame: "bare",
    title: "Verify your account",
    subject: "The page",
    source: createAccountScreen("VerifyScreen"),
  },
  {
    path: patterns.join,
    access: "all",
    frame: "bare",
    title: "Join the team",
    subject: "The page",
    source: createAccountScreen("JoinScreen"),
  },
];
