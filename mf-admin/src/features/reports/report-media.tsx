import { imageUrls } from "@topout/shared/api";
import type { Report } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Avatar, Badge, EyeOff } from "@topout/shared/ui";

import { getSubtitle, getTitle } from "./describe-subject.ts";
import { PhotoMedia } from "./photo-media.tsx";
import { VideoMedia } from "./video-media.tsx";

/** The reported video, which plays only on demand. Of anything else, its name, text or photo. */
export function ReportMedia({ report }: { report: Report }) {
  const { subject, hidden, status } = report;
  return (
    <Frame>
      {subject.type === "video" ? (
        <VideoMedia key={subject.id} report={report} />
      ) : (
        <TextMedia report={report} />
      )}
      {hidden && (
        <HiddenMark>
          <Badge icon={<EyeOff size={14} />}>
            {status === "open" ? "Hidden until you decide" : "Removed"}
          </Badge>
        </HiddenMark>
      )}
    </Frame>
  );
}

function TextMedia({ report }: { report: Report }) {
  const { subject, subject_view: view } = report;
  const photoOwner = subject.part === "photo" ? view.user : null;
  return (
    <>
      {photoOwner && <PhotoMedia user={photoOwner} />}
      <TextBox data-below-photos={photoOwner !== null}>
        {view.user && !photoOwner && <Avatar size={72} photo={imageUrls.avatar(view.user)} />}
        {view.route?.has_image && <RoutePhoto src={imageUrls.route(view.route)} alt="" />}
        <div>
          <h2 translate="no">{getTitle(report)}</h2>
          <p>{getSubtitle(report)}</p>
        </div>
      </TextBox>
    </>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;

  ${media.desktop} {
    border-radius: 19px 19px 0 0;
  }
`;

const HiddenMark = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  left: 12px;

  > span {
    max-width: 100%;
    white-space: normal;
    background: rgb(20 19 17 / 78%);
    color: #fff;
  }
`;

const TextBox = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 120px;
  padding: 16px;
  background: ${color.sunken};
  overflow-wrap: anywhere;

  &[data-below-photos="true"] {
    min-height: 0;
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const RoutePhoto = styled.img`
  width: 96px;
  height: 96px;
  border-radius: 16px;
  object-fit: cover;
`;
