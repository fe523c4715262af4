import { useId } from "react";

import type { Circuit, Gym, Route, RouteSet } from "@topout/shared/contract";
import { formatCode } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Checkbox, HoldGlyph } from "@topout/shared/ui";

import { FormDialog } from "../../route-writes/form-dialog.tsx";
import type { CircuitAppearance } from "../../route-writes/route-summary.tsx";
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

/** Creates one or more routes, or edits a route. */
export function RouteDialog({ gym, appearance, sets, route, ...options }: RouteDialogProps) {
  const id = useId();
  const form = useRouteForm({ route, ...options });
  const { draft, updateDraft, name, photos, getError, conflict } = form;
  const { skin, initial } = appearance;

  return (
    <FormDialog
      blocker={form.blocker}
      width="wide"
      title={
        <Title>
          <HoldGlyph skin={skin} initial={initial} size={22} />
          {route ? <span translate="no">{route.name}</span> : <span>New Route</span>}
        </Title>
      }
      formId={id}
      submitLabel={route ? "Save route" : "Create route"}
      isBusy={form.isSaving || photos.isConverting}
      footerStart={route ? <RouteCode route={route} /> : <RepeatField form={form} />}
    >
      <RouteConflict form={form} sets={sets} />
      <Columns id={id} {...form.form}>
        <PositionField
          gym={gym}
          skin={skin}
          routeId={route?.id}
          draft={draft}
          name={name}
          hasError={getError("x") !== undefined}
          onUpdate={updateDraft}
        />
        <Fields>
          <DetailFields
            draft={draft}
            name={name}
            sets={sets}
            getError={getError}
            onChange={form.changeDraft}
          />
          <StyleField
            draft={draft}
            hasError={getError("style") !== undefined}
            onUpdate={updateDraft}
          />
          <PhotoField
            photos={photos}
            route={form.base}
            usesTrayPhoto={!conflict.usesTheirPhoto}
            skin={skin}
            onAdd={() => conflict.setUsesTheirPhoto(false)}
          />
        </Fields>
      </Columns>
    </FormDialog>
  );
}

interface RouteConflictProps {
  form: ReturnType<typeof useRouteForm>;
  sets: readonly RouteSet[];
}

function RouteConflict({ form, sets }: RouteConflictProps) {
  const { conflict, usesTheirPhoto, setUsesTheirPhoto } = form.conflict;
  if (!conflict) return null;
  return (
    <ConflictFields
      key={conflict.version}
      conflict={conflict}
      draft={form.draft}
      sets={sets}
      myPhoto={form.photos.currentPhoto?.url}
      usesTheirPhoto={usesTheirPhoto}
      onUpdate={form.updateDraft}
      onChangePhoto={setUsesTheirPhoto}
    />
  );
}

const RouteCode = ({ route: { code } }: { route: Route }) =>
  code !== undefined && <Code>{`Code ${formatCode(code)}`}</Code>;

const RepeatField = ({ form }: { form: ReturnType<typeof useRouteForm> }) => (
  <Repeat>
    <Checkbox
      label="Add another"
      checked={form.isRepeating}
      onChange={(event) => form.setIsRepeating(event.target.checked)}
    />
  </Repeat>
);

const Title = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  overflow-wrap: anywhere;
`;

const Code = styled.small`
  margin-right: auto;
  color: ${color["text-2"]};
  font: ${typography.small};
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
