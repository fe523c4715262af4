import { localData } from "@topout/shared/platform";
import { Banner, Button, Mail } from "@topout/shared/ui";

import { useSendVerification } from "@topout/shared/api/account";

import { FrameBar } from "../bars/frame-bar.tsx";
import { BANNER_KEY } from "./banner-space.ts";

/** A banner between the header and the page. Sets its height as a CSS variable, which the page uses as an offset. */
export function VerifyBanner({ email }: { email: string }) {
  const send = useSendVerification();

  return (
    <FrameBar label="Verify your account" heightVariable="--banner" onHeight={storeHeight}>
      <Banner
        icon={<Mail size={20} />}
        action={
          <Button isBusy={send.isPending} onClick={() => send.mutate({ email })}>
            Send Email
          </Button>
        }
      >
        Verify your email to upload beta.
      </Banner>
    </FrameBar>
  );
}

/** The height is 0 on a screen without a frame. */
function storeHeight(height: number) {
  // In a full storage, the banner shifts the page of the next visit.
  localData.write(BANNER_KEY, String(height));
}
