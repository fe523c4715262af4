import type { Report } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { ButtonLink, ChevronDown, ChevronLeft, ChevronUp, IconButton } from "@topout/shared/ui";

import { ListHeader } from "../list-header.ts";

interface ReportsHeaderProps {
  gymId: string | undefined;
  openCount: number | undefined;
  open: readonly Report[];
  /** Of the selected report. */
  index: number;
  isDesktop: boolean;
  onSelect: (report: Report | undefined) => void;
}

/** The number of open reports. Phones show one at a time, and buttons for the others. */
export function ReportsHeader(props: ReportsHeaderProps) {
  const { gymId, open, index, isDesktop, onSelect } = props;
  return (
    <ListHeader>
      <div>
        <h1>Reports</h1>
        <p role="status">{formatCount(props)}</p>
      </div>
      {!isDesktop && open.length > 1 && (
        <div>
          <IconButton
            label="Previous report"
            isDisabled={index === 0}
            onClick={() => onSelect(open[index - 1])}
          >
            <ChevronUp size={20} />
          </IconButton>
          <IconButton
            label="Next report"
            isDisabled={index === open.length - 1}
            onClick={() => onSelect(open[index + 1])}
          >
            <ChevronDown size={20} />
          </IconButton>
        </div>
      )}
      <BackLink isOfGym={gymId !== undefined} />
    </ListHeader>
  );
}

const BackLink = ({ isOfGym }: { isOfGym: boolean }) => (
  <ButtonLink to={isOfGym ? paths.gyms : paths.admin} icon={<ChevronLeft size={20} />}>
    {isOfGym ? "Gyms" : "Users"}
  </ButtonLink>
);

function formatCount({ gymId, openCount: count, index, isDesktop }: ReportsHeaderProps): string {
  if (count === undefined) return " ";
  if (!isDesktop && count > 0) return `${index + 1} of ${count} open`;
  return gymId === undefined
    ? plural(count, { one: "1 open in all gyms", other: `${count} open in all gyms` })
    : plural(count, { one: "1 open", other: `${count} open` });
}
