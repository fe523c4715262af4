import type { Report } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";
import { ChevronDown, ChevronLeft, ChevronUp, IconButton } from "@topout/shared/ui";

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
    <Header>
      <BackLink
        to={gymId === undefined ? paths.admin : paths.gyms}
        aria-label={gymId === undefined ? "Back to Admin" : "Back to Gyms"}
      >
        <ChevronLeft size={22} />
      </BackLink>
      <div>
        <h1>Reports</h1>
        <p role="status">{formatCount(props)}</p>
      </div>
      {!isDesktop && open.length > 1 && (
        <span>
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
        </span>
      )}
    </Header>
  );
}

function formatCount({ gymId, openCount: count, index, isDesktop }: ReportsHeaderProps): string {
  if (count === undefined) return " ";
  if (!isDesktop && count > 0) return `${index + 1} of ${count} open`;
  return gymId === undefined
    ? plural(count, { one: "1 open in all gyms", other: `${count} open in all gyms` })
    : plural(count, { one: "1 open", other: `${count} open` });
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  margin-left: -12px;
  padding: 4px 0 6px;

  ${media.desktop} {
    padding: 14px 0 12px;
  }

  > div {
    flex: 1;
  }

  p {
    min-height: 18px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const BackLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};
  color: ${color["text-2"]};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
`;
