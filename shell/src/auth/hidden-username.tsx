import { VisuallyHidden } from "@topout/shared/ui";

/** Tells a password manager whose password the form sets. A person has no use for it: the address stands in words. */
export function HiddenUsername({ email }: { email: string }) {
  if (!email) return null;
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
