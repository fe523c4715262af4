import { formatCount, formatMonth } from "@topout/shared/domain";
import { memo, type MouseEvent, useId, useState } from "react";

import { styled } from "@topout/shared/platform";
import { circuitSkin, color, typography } from "@topout/shared/theme";
import { Card, ChevronDown, ChevronUp, HoldTile, TickBar } from "@topout/shared/ui";

import { RouteRows } from "./rows/route-rows.tsx";
import type { CircuitGroup } from "./group-by-circuit.ts";

interface CircuitSectionProps {
  section: CircuitGroup;
  /** Whether there is a record of one's own to show. */
  personal: boolean;
  open: boolean;
  onToggle: (circuitId: string, open: boolean) => void;
  onOpenRoute: (routeId: string) => void;
}

export const CircuitSection = memo(function CircuitSection(props: CircuitSectionProps) {
  const { section, personal, open, onToggle, onOpenRoute } = props;
  const { circuit, set, all, shown, sent } = section;
  const skin = circuitSkin(circuit);
  const list = useId();
  const [room, setRoom] = useState<number>();
  const Chevron = open ? ChevronUp : ChevronDown;

  // Asked while the page lies as it did: once the rows are there, the answer would have it laid out at once.
  const toggle = ({ currentTarget }: MouseEvent) => {
    setRoom(innerHeight - currentTarget.getBoundingClientRect().bottom);
    onToggle(circuit.id, !open);
  };

  return (
    <Fold as="section">
      <h3>
        <Head type="button" aria-expanded={open} aria-controls={list} onClick={toggle}>
          <HoldTile skin={skin} initial={all[0]?.initial} />
          <Words>
            <Title>
              <b>{circuit.name}</b> {set && <small>{formatMonth(set.date)}</small>}
            </Title>
            {personal && <TickBar skin={skin} sent={sent} />}
          </Words>
          <Tally>
            {personal ? <SentOf sent={sent} /> : <small>{formatCount(all.length, "route")}</small>}
            <Chevron size={20} aria-hidden="true" />
          </Tally>
        </Head>
      </h3>
      <Rows id={list} hidden={!open}>
        {open && <RouteRows routes={shown} room={room} onOpen={onOpenRoute} />}
      </Rows>
    </Fold>
  );
});

/** The tick bar says it to readers. */
function SentOf({ sent }: Pick<CircuitGroup, "sent">) {
  return (
    <span aria-hidden="true">
      <b>{sent.filter(Boolean).length}</b>
      <small>/{sent.length}</small>
    </span>
  );
}

const Fold = styled(Card)`
  overflow: hidden;
`;

const Head = styled.button`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 72px;
  padding: 12px 14px;

  &:focus-visible {
    border-radius: 20px;
    outline-offset: -3px;
  }
`;

const Words = styled.span`
  display: grid;
  gap: 7px;
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;

  > b {
    font: ${typography.h3};
  }

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Tally = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  font: ${typography.small};
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 700;
  }

  small {
    color: ${color["text-3"]};
    font: inherit;
  }

  > svg {
    color: ${color["text-2"]};
  }
`;

const Rows = styled.div`
  border-top: 1px solid ${color.line};
`;
