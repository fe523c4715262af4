import { useId } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { circuitSkin, color, motion, type } from "@topout/shared/theme";
import { Card, ChevronDown, ChevronUp, HoldTile, TickBar } from "@topout/shared/ui";

import { monthOf } from "../../dates.ts";
import { countOfRoutes, type ListedRoute } from "../../gym-routes/listed-route.ts";
import { RouteRows } from "./rows/route-rows.tsx";
import type { Section } from "./sections.ts";

interface CircuitSectionProps {
  section: Section;
  /** Whether there is a record of one's own to show. */
  personal: boolean;
  open: boolean;
  onToggle: () => void;
  onOpenRoute: (routeId: string) => void;
}

export function CircuitSection(props: CircuitSectionProps) {
  const { section, personal, open, onToggle, onOpenRoute } = props;
  const { circuit, set, all, shown } = section;
  const list = useId();
  const Chevron = open ? ChevronUp : ChevronDown;

  return (
    <Fold as="section">
      <h3>
        <Head type="button" aria-expanded={open} aria-controls={list} onClick={onToggle}>
          <HoldTile skin={circuitSkin(circuit)} initial={all[0]?.initial} />
          <Words>
            <Title>
              <b>{circuit.name}</b> {set && <small>{monthOf(set.date)}</small>}
            </Title>
            {personal && <TickBar skin={circuitSkin(circuit)} sent={all.map(isSent)} />}
          </Words>
          <Tally>
            {personal ? <SentOf all={all} /> : <small>{countOfRoutes(all.length)}</small>}
            <Chevron size={20} aria-hidden="true" />
          </Tally>
        </Head>
      </h3>
      <Rows id={list} hidden={!open}>
        {open && <RouteRows routes={shown} onOpen={onOpenRoute} />}
      </Rows>
    </Fold>
  );
}

const isSent = ({ state }: ListedRoute) => state === "sent";

/** The tick bar says it to readers. */
function SentOf({ all }: { all: readonly ListedRoute[] }) {
  return (
    <span aria-hidden="true">
      <b>{all.filter(isSent).length}</b>
      <small>/{all.length}</small>
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
    font: ${type.h3};
  }

  > small {
    color: ${color["text-3"]};
    font: ${type.small};
  }
`;

const Tally = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  font: ${type.small};
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

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Rows = styled.div`
  border-top: 1px solid ${color.line};
  animation: ${unfold} ${motion.base} ${motion.easeOut};
`;
