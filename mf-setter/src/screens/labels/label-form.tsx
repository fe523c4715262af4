import { useMemo } from "react";

import type { Circuit, Gym, Reset, RouteSet } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled, useTypedSearchParams } from "@topout/shared/platform";
import { Button, Printer, SegmentedControl } from "@topout/shared/ui";

import { type Label, MAX_LABELS } from "../../features/labels/model/label.ts";
import {
  type LabelOptions,
  type LabelParams,
  parseMargins,
  toAreasParam,
  toOptionParams,
} from "../../features/labels/model/label-params.ts";
import { fitsLabels, NO_MARGINS } from "../../features/labels/model/margins.ts";
import { placeLabels } from "../../features/labels/model/place-labels.ts";
import { SHEETS } from "../../features/labels/model/sheet.ts";
import { AreaChips } from "../../features/labels/options/area-chips.tsx";
import { FormatPicker } from "../../features/labels/options/format-picker.tsx";
import { MarginFields } from "../../features/labels/options/margin-fields.tsx";
import { SheetOptions } from "../../features/labels/options/sheet-options.tsx";
import { SourceSelect } from "../../features/labels/options/source-select.tsx";
import { PrintSheets } from "../../features/labels/print-sheets.tsx";
import { SheetPreview } from "../../features/labels/sheet-preview.tsx";
import { useMeasureText } from "../../features/labels/use-measure-text.ts";
import { Column, Columns } from "./labels-layout.ts";
import { PrintBar } from "./print-bar.tsx";

interface LabelFormProps {
  gym: Gym;
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
  reset: Reset | undefined;
  options: LabelOptions;
  chosenAreas: ReadonlySet<string>;
  labels: readonly Label[];
}

/** The options, the preview, and the pages for the printer. */
export function LabelForm({ labels, ...fields }: LabelFormProps) {
  const { gym, options } = fields;
  const { pages, emptyText } = usePages(labels, options);
  const measure = useMeasureText(useMemo(() => getCharacters(gym, labels), [gym, labels]));
  const { format, hasColor, hasCutLines } = options;
  const sheets = useMemo(
    () => ({
      pages,
      pageProps: { gym, measure, format, hasColor, hasCutLines: hasCutLines && format === "a4" },
    }),
    [pages, gym, measure, format, hasColor, hasCutLines],
  );

  return (
    <Columns>
      <Column>
        <OptionFields {...fields} />
        <PrintBar>
          <Button
            variant="primary"
            size="large"
            icon={<Printer size={20} />}
            isDisabled={pages.length === 0}
            onClick={() => window.print()}
          >
            {plural(pages.flat().length, {
              one: "Print 1 label",
              other: `Print ${pages.flat().length} labels`,
            })}
          </Button>
        </PrintBar>
      </Column>
      <SheetPreview {...sheets} emptyText={emptyText} />
      <PrintSheets sheets={sheets} />
    </Columns>
  );
}

function usePages(labels: readonly Label[], options: LabelOptions) {
  const pages = useMemo(() => {
    const sheet = SHEETS[options.format];
    const margins = parseMargins(options);
    if (!margins || !fitsLabels(sheet, margins) || labels.length > MAX_LABELS) return [];
    return placeLabels(labels, { sheet, margins, firstPlace: options.firstPlace });
  }, [labels, options]);
  return { pages, emptyText: getEmptyText(labels.length) };
}

const getEmptyText = (count: number) => {
  if (count === 0) return "No labels chosen";
  return count > MAX_LABELS
    ? `At most ${MAX_LABELS} labels can be printed at once. Choose fewer areas.`
    : "No label fits with these margins";
};

const getCharacters = (gym: Gym, labels: readonly Label[]) =>
  [...new Set([gym.name, ...labels.flatMap(listTexts)].join(""))].join("");

const listTexts = (label: Label) =>
  label.type === "route" ? [label.name, label.circuit, label.grade, label.location] : [label.name];

function OptionFields(props: Omit<LabelFormProps, "labels">) {
  const { gym, circuits, sets, reset, options, chosenAreas } = props;
  const [, setParams] = useTypedSearchParams<keyof LabelParams>();
  const change = (changes: Partial<LabelOptions>) =>
    setParams(toOptionParams({ ...options, ...changes }));
  const margins = parseMargins(options);
  const hasSpace = fitsLabels(SHEETS[options.format], margins ?? NO_MARGINS);

  return (
    <>
      <Kinds>
        <SegmentedControl
          label="Labels for"
          options={KINDS}
          value={options.kind}
          onChange={(kind) => change({ kind })}
        />
      </Kinds>
      {options.kind === "routes" && (
        <SourceSelect
          gym={gym}
          circuits={circuits}
          sets={sets}
          reset={reset}
          source={options.source}
          onChange={(from) => setParams({ from })}
        />
      )}
      <AreaChips
        areas={gym.layout.areas}
        chosen={chosenAreas}
        onChange={(chosen) => setParams({ areas: toAreasParam(chosen, gym.layout.areas) })}
      />
      <FormatPicker
        format={options.format}
        onChange={(format) => change({ format, firstPlace: 1 })}
      />
      <SheetOptions options={options} onChange={change} />
      <MarginFields
        marginX={options.marginX}
        marginY={options.marginY}
        error={hasSpace ? undefined : "No label fits. Make the margins smaller."}
        onChange={change}
      />
    </>
  );
}

const KINDS = [
  { value: "walls", label: "Walls" },
  { value: "routes", label: "Routes" },
] as const;

const Kinds = styled.div`
  > div > label {
    flex: 1;
  }
`;
