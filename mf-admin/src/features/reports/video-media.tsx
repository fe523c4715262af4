import { imageUrls } from "@topout/shared/api";
import { reportQueries } from "@topout/shared/api/staff";
import type { Report } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { styled, useQuery } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import {
  Avatar,
  Banner,
  BlobImage,
  coveringImage,
  HoldGlyph,
  PictureDisc,
  Play,
  Spinner,
} from "@topout/shared/ui";
import { useState } from "react";

import { BlobVideo } from "./blob-video.tsx";
import { getTitle } from "./describe-subject.ts";

/** The still of a reported video, which plays on demand. */
export function VideoMedia({ report }: { report: Report }) {
  const { id } = report.subject;
  const [isOpen, setIsOpen] = useState(false);
  const thumbnail = useQuery(reportQueries.thumbnail(id));
  const video = useQuery({ ...reportQueries.video(id), enabled: isOpen });

  if (isOpen && video.data) return <BlobVideo blob={video.data} label={getTitle(report)} />;
  return (
    <>
      <Picture>
        {thumbnail.data && <BlobImage blob={thumbnail.data} alt="" />}
        <PlayButton
          type="button"
          aria-label="Play the video"
          onClick={() => (isOpen ? void video.refetch() : setIsOpen(true))}
        >
          <Disc>{video.isFetching ? <Spinner /> : <Play size={26} aria-hidden="true" />}</Disc>
        </PlayButton>
        <VideoCaption report={report} />
      </Picture>
      {video.isError && (
        <Banner tone="danger" role="alert">
          This video couldn't be played.
        </Banner>
      )}
    </>
  );
}

function VideoCaption({ report }: { report: Report }) {
  const { user, route, time } = report.subject_view;
  const place = route && `${route.name}, ${route.location}`;
  const text = [place, time && formatDay(time)].filter(Boolean).join(" · ");

  return (
    <Caption data-theme="dark">
      {user && <Avatar size={40} photo={imageUrls.avatar(user)} />}
      <div>
        <b translate="no">{user?.username}</b>
        <p>
          {route && <HoldGlyph skin={route.color} size={15} />}
          <span>{text}</span>
        </p>
      </div>
    </Caption>
  );
}

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 236px;
  background: ${color.sunken};

  ${media.desktop} {
    height: 220px;
  }

  > img {
    ${coveringImage}
    object-position: 50% 34%;
  }
`;

const Disc = styled(PictureDisc)`
  width: 60px;
  height: 60px;
`;

const PlayButton = styled.button`
  position: relative;
  z-index: 1;
  border-radius: 50%;
`;

const Caption = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 40px 14px 12px;
  background: linear-gradient(transparent, rgb(10 9 8 / 84%) 60%);
  color: #fff;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: ${typography.h3};
  }

  p {
    display: flex;
    gap: 6px;
    align-items: center;
    font: ${typography.small};
  }
`;
