import { adminQueries } from "./admin.ts";
import { activityKeys, request, routeQueries } from "@topout/shared/api";
import { videoQueries } from "@topout/shared/api/videos";
import { images, type ReportDecision, reports, videos } from "@topout/shared/contract";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@topout/shared/platform";

interface Decision extends ReportDecision {
  readonly id: string;
}

export const reportQueries = {
  all: () => ["reports"] as const,

  /** Pages of reports, open ones first. Without a gym, of all gyms and people. */
  list: (gymId: string | undefined) =>
    infiniteQueryOptions({
      queryKey: [...reportQueries.all(), "list", gymId ?? null],
      queryFn: ({ pageParam: page, signal }) =>
        gymId === undefined
          ? request(reports.page, { query: { page }, signal })
          : request(reports.pageOfGym, { params: { gym_id: gymId }, query: { page }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta: { page, totalPages } }) =>
        page < totalPages ? page + 1 : undefined,
      staleTime: 0,
    }),

  /** The number of open reports. */
  openCount: (gymId: string | undefined) =>
    queryOptions({
      queryKey: [...reportQueries.all(), "open", gymId ?? null],
      queryFn: async ({ signal }) => {
        const query = { status: "open" } as const;
        const { meta } = await (gymId === undefined
          ? request(reports.page, { query, signal })
          : request(reports.pageOfGym, { params: { gym_id: gymId }, query, signal }));
        return meta.total;
      },
      staleTime: 0,
    }),

  /** The thumbnail of a video that may be hidden. Only staff sees it, so `<img>` cannot load it. */
  thumbnail: (videoId: string) =>
    queryOptions({
      queryKey: [...reportMedia, "thumbnail", videoId],
      queryFn: ({ signal }): Promise<Blob> =>
        request(videos.thumbnail, { params: { video_id: videoId }, query: {}, signal }),
      staleTime: Infinity,
    }),

  video: (videoId: string) =>
    queryOptions({
      queryKey: [...reportMedia, "video", videoId],
      queryFn: ({ signal }): Promise<Blob> =>
        request(videos.stream, { params: { video_id: videoId }, query: {}, signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),

  /** A photo of a user whose profile may be hidden, so `<img>` cannot load it. */
  photo: (kind: "profilePhoto" | "coverPhoto", userId: string) =>
    queryOptions({
      queryKey: [...reportMedia, kind, userId],
      queryFn: ({ signal }): Promise<Blob> =>
        request(images[kind], { params: { user_id: userId }, query: {}, signal }),
      staleTime: 0,
    }),
};

const reportMedia = ["report-media"] as const;

export const reportMutations = {
  /** Also refetches the reports after an error, because another member of staff may have decided. */
  decide: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: Decision) =>
        request(reports.decide, { params: { report_id: id }, body }),
      onSettled: (_report, _error, _decision, _result, { client }) =>
        Promise.all(
          [
            reportQueries.all(),
            videoQueries.all(),
            activityKeys.all(),
            routeQueries.all(),
            adminQueries.all(),
          ].map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
    }),
};
