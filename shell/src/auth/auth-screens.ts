/** Who opens one of these is likely to need the other, so they come together. */
export { LoginScreen } from "./login-screen.tsx";
export { RegisterScreen } from "./register-screen.tsx";
