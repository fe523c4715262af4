import { imageUrls } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import {
  Card,
  ChartColumn,
  EllipsisVertical,
  Flag,
  IconButton,
  ImagePlus,
  MapPin,
  Menu,
  MenuItem,
  MenuLink,
  Pencil,
  Spline,
  SquareDashed,
  tNuts,
} from "@topout/shared/ui";

export type GymDialog = "info" | "image" | "grades";

/** The part of a layout to edit. */
export type LayoutPart = "lines" | "areas";

interface GymCardProps {
  gym: Gym;
  onEdit: (dialog: GymDialog) => void;
  onEditLayout: (part: LayoutPart) => void;
}

/** The gym's image, name, location and about, with the menu to edit them. */
export const GymCard = ({ gym, onEdit, onEditLayout }: GymCardProps) => (
  <Frame as="section" aria-label={gym.name}>
    <Image>{gym.has_image && <img src={imageUrls.gym(gym)} alt="" />}</Image>
    <MenuPosition>
      <Menu
        label="Edit gym"
        align="end"
        trigger={(props) => (
          <IconButton {...props} label="Edit gym" variant="solid">
            <EllipsisVertical size={20} />
          </IconButton>
        )}
      >
        <MenuItem icon={<Pencil size={19} />} onSelect={() => onEdit("info")}>
          Edit Gym Info
        </MenuItem>
        <MenuItem icon={<ImagePlus size={19} />} onSelect={() => onEdit("image")}>
          Edit Gym Image
        </MenuItem>
        <MenuItem icon={<ChartColumn size={19} />} onSelect={() => onEdit("grades")}>
          Edit Gym Grades
        </MenuItem>
        <MenuItem icon={<Spline size={19} />} onSelect={() => onEditLayout("lines")}>
          Edit Gym Shape
        </MenuItem>
        <MenuItem icon={<SquareDashed size={19} />} onSelect={() => onEditLayout("areas")}>
          Edit Gym Areas
        </MenuItem>
        <MenuLink icon={<Flag size={19} />} to={paths.gymReports(gym.id)}>
          Reports
        </MenuLink>
      </Menu>
    </MenuPosition>
    <Text>
      <h2 translate="no">{gym.name}</h2>
      <p>
        <MapPin size={17} />
        <span>{gym.location}</span>
      </p>
      <p>{gym.about}</p>
    </Text>
  </Frame>
);

const Frame = styled(Card)`
  position: relative;
`;

const Image = styled.div`
  height: 190px;
  overflow: hidden;
  border-radius: 19px 19px 0 0;
  background-color: ${color.sunken};
  ${tNuts}

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.tablet} {
    height: 330px;
  }
`;

const MenuPosition = styled.div`
  position: absolute;
  z-index: 5;
  top: 14px;
  right: 14px;
`;

const Text = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px 22px;

  > h2 {
    font-size: 25px;
    line-height: 30px;
  }

  > p {
    display: flex;
    gap: 6px;
    align-items: center;
    color: ${color["text-2"]};
    white-space: pre-line;
  }

  > p > svg {
    flex: none;
  }
`;
