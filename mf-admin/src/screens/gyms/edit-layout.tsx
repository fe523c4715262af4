import type { Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { frame } from "@topout/shared/theme";
import { Button, VisuallyHidden } from "@topout/shared/ui";
import { type ReactNode, useState } from "react";

import { Notice, StaleNotice } from "../../features/gym-form/stale-notice.tsx";
import {
  AreaEditor,
  LineEditor,
  validateAreaNames,
  toAreas,
  toAreaShapes,
  toLines,
  toLineShapes,
} from "../../features/layout-editor/index.ts";
import { RelocationsDialog } from "../../features/relocations/relocations-dialog.tsx";
import { useRelocations } from "../../features/relocations/use-relocations.ts";
import { useTraceExtension } from "../trace-extension.tsx";
import type { LayoutPart } from "./gym-card.tsx";
import { useLayoutDraft } from "./use-layout-draft.ts";

interface EditLayoutProps {
  gym: Gym;
  part: LayoutPart;
  onClose: () => void;
}

/** Edits the lines or the areas of a gym. Fills the screen below the header. */
export function EditLayout({ gym, part, onClose }: EditLayoutProps) {
  // After a discard, the editor starts again with the saved shapes.
  const [discardCount, setDiscardCount] = useState(0);
  const props = { gym, onClose, onDiscard: () => setDiscardCount((count) => count + 1) };
  const PartEditor = part === "lines" ? EditLines : EditAreas;
  return (
    <Page>
      <VisuallyHidden translate="no" as="h1">
        {gym.name}
      </VisuallyHidden>
      <PartEditor key={discardCount} {...props} />
    </Page>
  );
}

interface EditorProps {
  gym: Gym;
  onClose: () => void;
  onDiscard: () => void;
}

function EditLines({ gym, onClose, onDiscard }: EditorProps) {
  const draft = useLayoutDraft({
    gym,
    part: "lines",
    shapes: toLineShapes(gym.layout),
    toLayout: (shapes) => ({ lines: toLines(shapes), areas: gym.layout.areas }),
    onSaved: onClose,
  });
  const extension = useTraceExtension(gym.id);
  return (
    <LineEditor
      extension={extension}
      editor={draft.editor}
      title="Edit Gym Shape"
      areas={gym.layout.areas}
      notices={<DraftNotices draft={draft} onDiscard={onDiscard} />}
      footer={<SaveButtons draft={draft} onClose={onClose} onSave={draft.save} />}
    />
  );
}

function EditAreas({ gym, onClose, onDiscard }: EditorProps) {
  const draft = useLayoutDraft({
    gym,
    part: "areas",
    shapes: toAreaShapes(gym.layout),
    toLayout: (shapes) => ({ lines: gym.layout.lines, areas: toAreas(shapes) }),
    onSaved: onClose,
  });
  const extension = useTraceExtension(gym.id);
  const { changes, isChecking, check, cancel } = useRelocations(gym);
  const handleSave = () => {
    if (!validateAreaNames(draft.editor)) return;
    void check(toAreas(draft.editor.draft.shapes), draft.save);
  };
  const handleConfirm = () => {
    cancel();
    draft.save();
  };

  return (
    <>
      <AreaEditor
        extension={extension}
        editor={draft.editor}
        title="Edit Gym Areas"
        lines={gym.layout.lines}
        notices={<DraftNotices draft={draft} onDiscard={onDiscard} />}
        footer={
          <SaveButtons
            draft={{ ...draft, isSaving: draft.isSaving || isChecking }}
            onClose={onClose}
            onSave={handleSave}
          />
        }
      />
      {changes && <RelocationsDialog changes={changes} onSave={handleConfirm} onCancel={cancel} />}
    </>
  );
}

interface DraftState {
  readonly isRestored: boolean;
  readonly isStale: boolean;
  readonly isSaving: boolean;
  readonly discard: () => void;
}

interface DraftNoticesProps {
  draft: DraftState;
  onDiscard: () => void;
}

function DraftNotices({ draft, onDiscard }: DraftNoticesProps): ReactNode {
  if (draft.isStale) return <StaleNotice />;
  if (!draft.isRestored) return null;
  return (
    <Notice role="status">
      <span>We restored your unsaved changes.</span>
      <Discard
        type="button"
        onClick={() => {
          draft.discard();
          onDiscard();
        }}
      >
        Discard changes
      </Discard>
    </Notice>
  );
}

interface SaveButtonsProps {
  draft: DraftState;
  onClose: () => void;
  onSave: () => void;
}

const SaveButtons = ({ draft, onClose, onSave }: SaveButtonsProps) => (
  <>
    <Button size="large" onClick={onClose}>
      Close
    </Button>
    <Button size="large" variant="primary" isBusy={draft.isSaving} onClick={onSave}>
      {draft.isStale ? "Save anyway" : "Save"}
    </Button>
  </>
);

const Page = styled.div`
  --page-bar-height: ${frame.bar};
  height: calc(100dvh - ${frame.header});
  margin: 0 calc(${frame.gut} * -1) calc(${frame.bar} * -1 - 28px);
`;

const Discard = styled.button`
  min-height: 24px;
  margin-left: auto;
  font-weight: 640;
  text-decoration: underline;
`;
