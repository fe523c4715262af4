import { VisuallyHidden } from "./visually-hidden.ts";

/** Tells password managers which account a form is for. Hidden, because the page already shows the address. */
export function HiddenUsername({ email }: { email: string }) {
  if (!email) return null;
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
