/** All account screens share one chunk, because visitors often open several of them. */
export { JoinScreen } from "./join/join-screen.tsx";
export { LoginScreen } from "./login-screen.tsx";
export { RegisterScreen } from "./register-screen.tsx";
export { RequestResetScreen } from "./request-reset-screen.tsx";
export { ResetPasswordScreen } from "./reset-password-screen.tsx";
export { VerifyScreen } from "./verify-screen.tsx";
