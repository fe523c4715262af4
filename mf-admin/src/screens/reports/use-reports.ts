import { useMe } from "@topout/shared/api";
import { reportQueries } from "@topout/shared/api/staff";
import type { Report, User } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { useInfiniteQuery, useQuery, useTypedSearchParams } from "@topout/shared/platform";

/** The reports of the gym in the URL, or of all gyms, with the selected one. */
export function useReports() {
  const { user } = useMe();
  const [{ gym, report: selectedId }, setParams] = useTypedSearchParams<"gym" | "report">();
  const gymId = gym ?? findGymId(user);
  const isEnabled = user !== undefined;
  const pages = useInfiniteQuery({ ...reportQueries.list(gymId), enabled: isEnabled });
  const openCount = useQuery({ ...reportQueries.openCount(gymId), enabled: isEnabled });
  const list = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = list.filter(({ status }) => status === "open");
  const selectedIndex = open.findIndex(({ id }) => id === selectedId);

  return {
    gymId,
    pages,
    openCount: openCount.data,
    open,
    decided: list.filter(({ status }) => status !== "open"),
    /** After a decision, the next report is selected. */
    index: Math.max(0, selectedIndex),
    select: (report: Report | undefined) => setParams({ report: report?.id }),
  };
}

/** A manager sees the reports of a gym, an admin those of all gyms. */
const findGymId = (user: User | undefined): string | undefined =>
  can(user, "handleReports", null)
    ? undefined
    : user?.memberships.find(({ role }) => role === "manager")?.gym.id;
