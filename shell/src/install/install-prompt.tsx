import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Button, Download, IconButton, Logo, X } from "@topout/shared/ui";
import { useState } from "react";

import { useNativeInstallPrompt } from "./native-install-prompt.ts";
import { InstallSteps } from "./install-steps.tsx";
import { InstallCard } from "./install-card.ts";

/** Offers to install the app. Without a native prompt it shows the steps. Is not modal and does not take focus. */
export function InstallPrompt({ onClose }: { onClose: () => void }) {
  const openNativePrompt = useNativeInstallPrompt();
  const [showsSteps, setShowsSteps] = useState(false);

  const install = () => {
    if (!openNativePrompt) return setShowsSteps(true);
    onClose();
    openNativePrompt();
  };

  return (
    <InstallCard aria-label="Install Topout" data-motion="own">
      <Head>
        <Logo size={46} />
        <div>
          <h2>Install Topout</h2>
          <p>
            {showsSteps
              ? "Two steps and it lives on your home screen."
              : "Opens faster and works between walls with no signal."}
          </p>
        </div>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Head>
      {showsSteps ? (
        <InstallSteps />
      ) : (
        <Button variant="primary" icon={<Download size={20} />} onClick={install}>
          Install
        </Button>
      )}
    </InstallCard>
  );
}

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: start;

  > div {
    flex: 1;
    min-width: 0;
  }

  h2 {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  > button {
    margin: -8px -6px 0 0;
  }
`;
