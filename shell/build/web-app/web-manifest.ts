import { SHARE_FIELD, SHARE_PATH, VIDEO_TYPES } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { themeColor } from "@topout/shared/theme";

import type { AppIcon, AppIconName } from "./app-icons.ts";

/** The web app manifest. The document's `theme-color` tags override `theme_color`. */
export const createWebManifest = (icons: Readonly<Record<AppIconName, AppIcon>>) => ({
  id: "/",
  name: "Topout",
  short_name: "Topout",
  description:
    "Find routes on your gym's map, log attempts and sends, and follow each other's climbing.",
  lang: "en",
  dir: "ltr",
  start_url: paths.dashboard,
  scope: "/",
  display: "standalone",
  background_color: themeColor.light,
  theme_color: themeColor.light,
  categories: ["sports", "fitness", "social"],
  icons: [
    createIcon(icons.any192, "any"),
    createIcon(icons.any512, "any"),
    createIcon(icons.maskable192, "maskable"),
    createIcon(icons.maskable512, "maskable"),
  ],
  shortcuts: [
    { name: "Map", url: paths.dashboard, icons: [createIcon(icons.any192, "any")] },
    { name: "Feed", url: paths.feed, icons: [createIcon(icons.any192, "any")] },
    { name: "Your Profile", url: paths.ownProfile, icons: [createIcon(icons.any192, "any")] },
  ],
  share_target: {
    action: SHARE_PATH,
    method: "POST",
    enctype: "multipart/form-data",
    params: { files: [{ name: SHARE_FIELD, accept: VIDEO_TYPES }] },
  },
});

const createIcon = ({ file, size }: AppIcon, purpose: "any" | "maskable") => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});
