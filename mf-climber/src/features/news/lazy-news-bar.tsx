import { lazyOptional } from "@topout/shared/ui";

import type { News } from "./get-news.ts";
import type { NewsBarProps } from "./news-bar.tsx";

const NewsBar = lazyOptional(() => import("./news-bar.tsx").then((module) => module.NewsBar));

type LazyNewsBarProps = Omit<NewsBarProps, "news"> & { news: News | undefined };

/** Loads the bar only if there is news. */
export const LazyNewsBar = ({ news, ...props }: LazyNewsBarProps) =>
  news && <NewsBar {...props} news={news} />;
