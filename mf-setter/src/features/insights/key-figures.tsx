import type { ReactNode } from "react";

import type { Insights } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, tracking, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { formatRate, formatTries, TOO_FEW } from "./format-figures.ts";

/** The four figures of the whole wall. */
export const KeyFigures = ({ total }: { total: Insights["total"] }) => (
  <Figures as="dl">
    <Figure label="sent on the first try" isTooFew={total.flash_rate === null}>
      {formatRate(total.flash_rate)}
    </Figure>
    <Figure label="tries per send" isTooFew={total.tries_per_send === null}>
      {formatTries(total.tries_per_send)}
    </Figure>
    <Figure label="until the first send" isTooFew={total.first_send_days === null}>
      {total.first_send_days === null ? (
        TOO_FEW
      ) : (
        <>
          {total.first_send_days}{" "}
          <small>{plural(total.first_send_days, { one: "day", other: "days" })}</small>
        </>
      )}
    </Figure>
    <Figure label="untouched for 14 days">
      {total.untouched} <small>{plural(total.untouched, { one: "route", other: "routes" })}</small>
    </Figure>
  </Figures>
);

interface FigureProps {
  label: string;
  isTooFew?: boolean;
  children: ReactNode;
}

const Figure = ({ label, isTooFew = false, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-too-few={isTooFew || undefined}>{children}</dd>
  </div>
);

const Figures = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  background: ${color.line};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 11px 14px 10px;
    background: ${color.surface};
  }

  dt {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  dd {
    font: ${typography.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: ${tracking.display};
    line-height: 34px;
  }

  small,
  dd[data-too-few] {
    color: ${color["text-2"]};
    font: ${typography.label};
    letter-spacing: 0;
  }

  dd[data-too-few] {
    line-height: 34px;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > div {
      padding: 9px 16px;
    }

    dd {
      font-size: 26px;
      line-height: 30px;
    }
  }
`;
