import { videos } from "@topout/shared/contract";

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

const read = async (response: Response) => videos.feed.response.parse(await response.json());

export const listFeedVideos = async (fetch: Fetch) => read(await fetch("/api/videos/"));

export const listRouteVideos = async (fetch: Fetch, route: string) =>
  read(await fetch(`/api/route_videos/${route}`));

export const toIds = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
