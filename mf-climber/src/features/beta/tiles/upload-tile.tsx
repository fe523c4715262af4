import type { Route, User } from "@topout/shared/contract";
import { styled, useOverlayState } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";
import { Upload } from "@topout/shared/ui";
import { VerifyDialog } from "@topout/shared/verification";

import { UploadDialog } from "../upload/upload-dialog.tsx";
import { tileStyles } from "./tile-styles.ts";

interface UploadTileProps {
  route: Route;
  user: User;
}

/** Opens the upload dialog. Users without a verified email address see the verification dialog first. */
export function UploadTile({ route, user }: UploadTileProps) {
  const { value, open, close } = useOverlayState("upload");
  const isOpen = value !== undefined;

  return (
    <>
      <TileButton type="button" onClick={() => open(true)}>
        <Icon>
          <Upload size={20} aria-hidden="true" />
        </Icon>
        Upload beta
      </TileButton>
      {isOpen && user.is_verified && (
        <UploadDialog route={route} userId={user.id} onClose={close} />
      )}
      {isOpen && !user.is_verified && (
        <VerifyDialog
          message="To upload a video, you need to verify your email address."
          email={user.email}
          onClose={close}
        />
      )}
    </>
  );
}

const TileButton = styled.button`
  ${tileStyles}
  border: 2px dashed ${color["line-strong"]};
  background: ${color.subtle};
  font: ${typography.small};
  font-weight: 640;

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 42px;
  height: 42px;
  border-radius: ${radius.md};
  background: ${color.accent};
  color: ${color["on-accent"]};
`;
