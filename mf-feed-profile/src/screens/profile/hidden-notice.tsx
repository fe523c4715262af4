import type { PublicUser } from "@topout/shared/contract";
import { Banner, EyeOff } from "@topout/shared/ui";

/** Reminds somebody of what they have chosen to keep from others, since their own profile shows it to them. */
export function HiddenNotice({ person }: { person: PublicUser }) {
  const what = person.profile_visible ? "sends" : "profile";
  if (person.profile_visible && person.send_visible) return null;

  return (
    <Banner tone="quiet" icon={<EyeOff size={18} />}>
      Only you can see your {what}.
    </Banner>
  );
}
