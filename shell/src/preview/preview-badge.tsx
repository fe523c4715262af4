import { styled, useStore } from "@topout/shared/platform";
import { color, frame, getOverlaySelector, shadow, typography, zIndex } from "@topout/shared/theme";
import { Button } from "@topout/shared/ui";
import { useEffect } from "react";

import { activePreview, leavePreview, loadPreview } from "./load-preview.ts";

/** Shows which release this tab previews, with a button to leave the preview. */
export function PreviewBadge() {
  const preview = useStore(activePreview, (state) => state.preview);

  useEffect(() => {
    // Screens of the shell do not load the preview. For screens of a remote, `withPreview` reports the error.
    loadPreview().catch(() => {});
  }, []);

  if (!preview) return null;
  const { remote, hash, release } = preview;
  return (
    <Card aria-label="Preview">
      <p>
        <b>Preview</b>
        <span>{` ${remote} ${release.version} `}</span>
        <code>{hash.slice(0, 8)}</code>
      </p>
      <Button size="small" onClick={leavePreview}>
        Leave preview
      </Button>
    </Card>
  );
}

const Card = styled.section`
  position: fixed;
  z-index: ${zIndex.install};
  bottom: calc(${frame.bar} + var(--pinned, 0px) + 12px);
  left: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  max-width: calc(100% - 24px);
  padding: 8px 8px 8px 14px;
  border: 1px solid ${color["line-strong"]};
  border-radius: 14px;
  background: ${color.raised};
  box-shadow: ${shadow[3]};
  font: ${typography.small};

  ${getOverlaySelector("any")} & {
    display: none;
  }
`;
