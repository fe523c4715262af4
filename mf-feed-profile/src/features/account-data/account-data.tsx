import { accountMutations } from "@topout/shared/api/account";
import { styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Card, Download, Trash2 } from "@topout/shared/ui";
import { useState } from "react";

import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { saveFile } from "./save-file.ts";

/** Lets users download their data or delete their account. */
export function AccountData({ username }: { username: string }) {
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const download = useMutation({
    ...accountMutations.download(),
    onSuccess: (archive) => saveFile(archive, `topout-${username}.zip`),
  });

  return (
    <Box as="section" aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <Row>
        <p>
          <b>Download everything</b>
          Your account, climbs, projects and bumps as files, with your photos and videos.
        </p>
        <Button
          icon={<Download size={18} />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      </Row>
      <Row>
        <p>
          <b>Delete account</b>
          Your account goes with all that is yours, for good.
        </p>
        <Button
          variant="dangerGhost"
          icon={<Trash2 size={18} />}
          aria-haspopup="dialog"
          onClick={() => setIsDeleteOpen(true)}
        >
          Delete account
        </Button>
      </Row>
      {isDeleteOpen && <DeleteAccountDialog onClose={() => setIsDeleteOpen(false)} />}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 4px;
  padding: 16px;

  > h2 {
    margin-bottom: 4px;
    font: ${typography.h3};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 16px;
  padding: 10px 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  /* Align the label of the ghost button with the text. Its hover background extends beyond. */
  > [data-variant="dangerGhost"] {
    margin-inline: -18px;
  }

  > p {
    flex: 1 1 240px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  b {
    display: block;
    color: ${color.text};
    font: ${typography.label};
  }
`;
