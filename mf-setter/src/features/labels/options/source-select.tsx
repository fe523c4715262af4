import { resetQueries } from "@topout/shared/api/staff";
import type { Circuit, Gym, Reset, RouteSet } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { useInfiniteQuery } from "@topout/shared/platform";
import { Field, LoadWarning, Select } from "@topout/shared/ui";

import { formatSetTitle } from "../../../route-writes/format-set-title.ts";
import { type LabelSource, toSourceParam } from "../model/label-params.ts";

interface SourceSelectProps {
  gym: Gym;
  /** In display order. */
  circuits: readonly Circuit[];
  /** The newest first. */
  sets: readonly RouteSet[];
  /** The selected reset, which may be older than the listed ones. */
  reset: Reset | undefined;
  source: LabelSource;
  onChange: (source: string) => void;
}

/** A gym has many sets, and the labels of the older ones are on the wall already. */
const MAX_SETS = 60;

export function SourceSelect({ gym, circuits, sets, reset, source, onChange }: SourceSelectProps) {
  const resetPages = useInfiniteQuery(resetQueries.pages(gym.id));
  const newest = resetPages.data?.pages[0]?.data ?? [];
  const resets = reset && !newest.some(({ id }) => id === reset.id) ? [...newest, reset] : newest;
  const value = toSourceParam(source);

  return (
    <>
      <Field label="From">
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">On the wall now</option>
          <optgroup label="Sets">
            {listSets(sets, source).map((set) => (
              <option key={set.id} value={toSourceParam({ type: "set", id: set.id })}>
                {formatSet(set, circuits)}
              </option>
            ))}
          </optgroup>
          {resets.length > 0 && (
            <optgroup label="Resets">
              {resets.map(({ id, ...each }) => (
                <option key={id} value={toSourceParam({ type: "reset", id })}>
                  {formatReset(each)}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      <LoadWarning queries={{ "Couldn't load the resets.": resetPages }} />
    </>
  );
}

const listSets = (sets: readonly RouteSet[], source: LabelSource) =>
  sets.filter((set, index) => index < MAX_SETS || (source.type === "set" && source.id === set.id));

function formatSet(set: RouteSet, circuits: readonly Circuit[]): string {
  const circuit = circuits.find(({ id }) => id === set.circuit_id);
  return [circuit?.name, formatSetTitle(set)].filter(Boolean).join(" · ");
}

function formatReset({ name, status, created_at, published_at }: Omit<Reset, "id">): string {
  if (name !== null) return name;
  return status === "published" && published_at !== null
    ? `Reset of ${formatDay(published_at)}`
    : `Reset started ${formatDay(created_at)}`;
}
