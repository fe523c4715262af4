import type { PublicUser } from "@topout/shared/contract";
import { Banner, EyeOff } from "@topout/shared/ui";

/** Reminds the owner that other users cannot see the profile or the sends. The owner still sees both. */
export function HiddenNotice({ user }: { user: PublicUser }) {
  const hiddenPart = user.profile_visible ? "sends" : "profile";
  if (user.profile_visible && user.send_visible) return null;

  return (
    <Banner tone="quiet" icon={<EyeOff size={18} />}>
      {`Only you can see your ${hiddenPart}.`}
    </Banner>
  );
}
