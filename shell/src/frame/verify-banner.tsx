import { Banner, Button, Mail, useHeightVariable } from "@topout/shared/ui";
import { useRef } from "react";

import { useSendVerification } from "@topout/shared/api/account";

/** A banner between the header and the page. Sets its height as a CSS variable, which the page uses as an offset. */
export function VerifyBanner({ email }: { email: string }) {
  const box = useRef<HTMLElement>(null);
  useHeightVariable(box, "--banner");
  const send = useSendVerification();

  return (
    <section ref={box} className="banner" aria-label="Verify your account">
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
    </section>
  );
}
