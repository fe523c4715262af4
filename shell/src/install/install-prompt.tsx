import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Button, Download, IconButton, Logo, X } from "@topout/shared/ui";
import { useState } from "react";

import { canInstall } from "./device.ts";
import { useNativeInstallPrompt } from "./native-install-prompt.ts";
import { InstallSteps } from "./install-steps.tsx";
import { InstallCard } from "./install-card.ts";

/** Offers to install the app, if the browser can. Without a native prompt it shows the steps. Does not take focus. */
export function InstallPrompt({ onClose }: { onClose: () => void }) {
  const openNativePrompt = useNativeInstallPrompt();
  const [areStepsVisible, setAreStepsVisible] = useState(false);

  if (!canInstall()) return null;

  const install = () => {
    if (!openNativePrompt) return setAreStepsVisible(true);
    onClose();
    openNativePrompt();
  };

  return (
    <InstallCard aria-label="Install Topout" data-motion="own">
      <Header>
        <Logo size={46} />
        <div>
          <h2>Install Topout</h2>
          <p>{areStepsVisible ? "Add it to your home screen in two steps." : getBenefit()}</p>
        </div>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Header>
      {areStepsVisible ? (
        <InstallSteps />
      ) : (
        <Button variant="primary" icon={<Download size={20} />} onClick={install}>
          Install
        </Button>
      )}
    </InstallCard>
  );
}

/** Without a service worker, for example on the first visit, the app needs the network. */
const getBenefit = (): string =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller
    ? "Use it in the gym, also without signal."
    : "Open it full screen from your home screen.";

const Header = styled.div`
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
