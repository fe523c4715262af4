import type { ApiError } from "@topout/shared/api";
import type { ErrorCode } from "@topout/shared/contract";

/** Registration errors that the form shows at a field. All others appear in a notification. */
export const registrationErrorCodes: readonly ErrorCode[] = [
  "REGISTER_USERNAME_ALREADY_EXISTS",
  "NAME_NOT_ALLOWED",
  "REGISTER_USER_ALREADY_EXISTS",
  "REGISTER_INVALID_PASSWORD",
];

export function toFieldErrors({
  code,
  field,
  reason,
  message,
}: ApiError): Readonly<Record<string, string>> {
  switch (code) {
    case "REGISTER_USERNAME_ALREADY_EXISTS":
      return { username: "A user with this username already exists." };
    case "NAME_NOT_ALLOWED":
      return { [field ?? "username"]: message };
    case "REGISTER_USER_ALREADY_EXISTS":
      return { email: "A user with this email already exists." };
    case "REGISTER_INVALID_PASSWORD":
      return { password: reason ?? message };
    default:
      return {};
  }
}
