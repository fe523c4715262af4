import { useState } from "react";

import type { Route, User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";
import { Upload } from "@topout/shared/ui";

import { UploadDialog } from "../upload/upload-dialog.tsx";
import { VerifyDialog } from "../upload/verify-dialog.tsx";
import { tileStyles } from "./tile-styles.ts";

interface UploadTileProps {
  route: Route;
  user: User;
}

/** The way to add a film; it leads past the verification of one's e-mail address. */
export function UploadTile({ route, user }: UploadTileProps) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);

  return (
    <>
      <Face type="button" onClick={() => setAsked(true)}>
        <Icon>
          <Upload size={20} aria-hidden="true" />
        </Icon>
        Upload beta
      </Face>
      {asked && user.is_verified && <UploadDialog route={route} onClose={close} />}
      {asked && !user.is_verified && <VerifyDialog email={user.email} onClose={close} />}
    </>
  );
}

const Face = styled.button`
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
