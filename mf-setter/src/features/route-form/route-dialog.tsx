import { useId } from "react";

import type { Circuit, Gym, Route, RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, Checkbox, Dialog, HoldGlyph } from "@topout/shared/ui";

import type { CircuitAppearance } from "../../setting/route-summary.tsx";
import { ConflictFields } from "./conflict-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { PhotoField } from "./photos/photo-field.tsx";
import { PositionField } from "./position-field.tsx";
import { StyleField } from "./style-field.tsx";
import { useRouteForm } from "./use-route-form.ts";

interface RouteDialogProps {
  gym: Gym;
  circuit: Circuit;
  appearance: CircuitAppearance;
  /** The sets of the circuit, newest first. */
  sets: readonly RouteSet[];
  setId: string;
  /** The route to edit. Undefined for a new one. */
  route: Route | undefined;
  onClose: () => void;
}

/** Creates a route, or several in a row, or edits one. */
export function RouteDialog({ gym, appearance, sets, route, ...options }: RouteDialogProps) {
  const id = useId();
  const form = useRouteForm({ route, ...options });
  const { draft, setDraft, name, photos, getError, conflict } = form;
  const { skin, initial } = appearance;

  return (
    <Dialog
      width="wide"
      title={
        <Title>
          <HoldGlyph skin={skin} initial={initial} size={22} />
          {route ? route.name : "New Route"}
        </Title>
      }
      onClose={options.onClose}
      footer={<Footer formId={id} form={form} isNew={!route} onClose={options.onClose} />}
    >
      {conflict && (
        <ConflictFields conflict={conflict} draft={draft} sets={sets} onChange={setDraft} />
      )}
      <Columns id={id} {...form.form}>
        <PositionField
          gym={gym}
          skin={skin}
          routeId={route?.id}
          draft={draft}
          name={name}
          hasError={getError("x") !== undefined}
          onChange={setDraft}
        />
        <Fields>
          <DetailFields
            draft={draft}
            name={name}
            sets={sets}
            getError={getError}
            onChange={setDraft}
          />
          <StyleField
            draft={draft}
            hasError={getError("style") !== undefined}
            onChange={setDraft}
          />
          <PhotoField photos={photos} route={route} skin={skin} />
        </Fields>
      </Columns>
    </Dialog>
  );
}

interface FooterProps {
  formId: string;
  form: ReturnType<typeof useRouteForm>;
  isNew: boolean;
  onClose: () => void;
}

function Footer({ formId, form, isNew, onClose }: FooterProps) {
  return (
    <>
      {isNew && (
        <Repeat>
          <Checkbox
            label="Add another"
            checked={form.isRepeating}
            onChange={(event) => form.setIsRepeating(event.target.checked)}
          />
        </Repeat>
      )}
      <Button onClick={onClose}>Cancel</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isBusy={form.isSaving || form.photos.isConverting}
      >
        {isNew ? "Create route" : "Save route"}
      </Button>
    </>
  );
}

const Title = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  overflow-wrap: anywhere;
`;

const Repeat = styled.div`
  margin-right: auto;
`;

const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.desktop} {
    grid-template-columns: 380px minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
`;
