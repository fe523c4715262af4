import { getCalendarUrl } from "@topout/shared/api/staff";
import { notify, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Copy } from "@topout/shared/ui";

/** Copies the address of the gym's calendar. */
export const CalendarLink = ({ gymId }: { gymId: string }) => (
  <Line>
    <span>Climbers can subscribe to the calendar of resets.</span>
    <Button
      variant="ghost"
      icon={<Copy size={17} />}
      onClick={() => void copyLink(getCalendarUrl(gymId))}
    >
      Copy link
    </Button>
  </Line>
);

/** Browsers do not copy without HTTPS, or if the user denies it. */
async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify({ type: "success", title: "Link copied", message: "Paste it into a calendar app." });
  } catch {
    notify({ type: "info", title: "Copy this link", message: url });
  }
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
  padding: 0 2px;
  color: ${color["text-3"]};
  font: ${typography.small};

  > span {
    flex: 1 1 9em;
    min-width: 0;
  }
`;
