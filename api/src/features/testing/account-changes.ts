import { createFormRequest } from "../../testing/create-form-request.ts";
import { createPhoto } from "../../testing/images.ts";
import { createJsonRequest, TEST_PASSWORD } from "../../testing/index.ts";
import type { ChangeCase } from "../audit/testing/change-case.ts";
import { createVideoContent } from "../video-uploads/testing/video-content.ts";
import type { ChangeObjects } from "./change-objects.ts";

/** A request that changes something of the current user. */
export interface AccountChange {
  readonly createRequest: (objects: ChangeObjects) => Promise<RequestInit> | RequestInit;
  readonly getPath: (objects: ChangeObjects) => string;
}

const createChange = (
  path: string | AccountChange["getPath"],
  createRequest: AccountChange["createRequest"],
): AccountChange => ({
  getPath: typeof path === "string" ? () => path : path,
  createRequest,
});

const post = (): RequestInit => ({ method: "POST" });
const remove = (): RequestInit => ({ method: "DELETE" });
const uploadPhoto = async () => createFormRequest("POST", { file: await createPhoto("#a31") });
const TUS_HEADERS = { "tus-resumable": "1.0.0" };
const PART_TYPE = "application/offset+octet-stream";

/** A valid request for each endpoint that changes something of the current user, by the name of the endpoint. */
export const accountChanges: Readonly<Record<string, AccountChange>> = {
  "DELETE /blocks/{user_id}": createChange(({ inactive }) => `blocks/${inactive.id}`, remove),
  "DELETE /climbs/me/{climb_id}": createChange(({ climb }) => `climbs/me/${climb.id}`, remove),
  "DELETE /projects/me/{route_id}": createChange(({ route }) => `projects/me/${route.id}`, remove),
  "DELETE /reactions/{activity_id}": createChange(
    ({ bumpedActivity }) => `reactions/${bumpedActivity}`,
    remove,
  ),
  "DELETE /routes/{route_id}/vote": createChange(({ route }) => `routes/${route.id}/vote`, remove),
  "DELETE /users/me": createChange("users/me", () =>
    createJsonRequest("DELETE", { password: TEST_PASSWORD }),
  ),
  "DELETE /users/me/sessions": createChange("users/me/sessions", remove),
  "PATCH /users/me": createChange("users/me", () => createJsonRequest("PATCH", { about: "Slabs" })),
  "POST /auth/jwt/logout": createChange("auth/jwt/logout", post),
  "POST /blocks/{user_id}": createChange(({ climber }) => `blocks/${climber.id}`, post),
  "POST /climbs/me/add_attempt/{route_id}": createChange(
    ({ route }) => `climbs/me/add_attempt/${route.id}`,
    post,
  ),
  "POST /climbs/me/add_send/{route_id}": createChange(
    ({ route }) => `climbs/me/add_send/${route.id}`,
    post,
  ),
  "POST /gyms/{gym_id}/visit": createChange(({ gym }) => `gyms/${gym.id}/visit`, post),
  "POST /invitations/{token}/accept": createChange(
    ({ invitationToken }) => `invitations/${invitationToken}/accept`,
    post,
  ),
  "POST /invitations/{token}/decline": createChange(
    ({ invitationToken }) => `invitations/${invitationToken}/decline`,
    post,
  ),
  "POST /projects/me/{route_id}": createChange(
    ({ otherRoute }) => `projects/me/${otherRoute.id}`,
    post,
  ),
  "POST /reactions/{activity_id}": createChange(({ activity }) => `reactions/${activity}`, post),
  "POST /reports": createChange("reports", ({ otherVideo }) =>
    createJsonRequest("POST", { subject: { type: "video", id: otherVideo.id }, reason: "private" }),
  ),
  "POST /routes/{route_id}/notes": createChange(
    ({ route }) => `routes/${route.id}/notes`,
    () => createJsonRequest("POST", { kind: "fun" }),
  ),
  "PUT /routes/{route_id}/vote": createChange(
    ({ route }) => `routes/${route.id}/vote`,
    () => createJsonRequest("PUT", { grade: "fair" }),
  ),
  "POST /users/me/change_email": createChange("users/me/change_email", () =>
    createJsonRequest("POST", { password: TEST_PASSWORD, email: "moved@topout.example" }),
  ),
  "POST /users/me/change_password": createChange("users/me/change_password", () =>
    createJsonRequest("POST", { password: TEST_PASSWORD, new_password: "a-fresh-start" }),
  ),
  "POST /users/me/export": createChange("users/me/export", post),
  "POST /users/me/update_cover_photo": createChange("users/me/update_cover_photo", uploadPhoto),
  "POST /users/me/update_profile_photo": createChange("users/me/update_profile_photo", uploadPhoto),
};

/** The endpoints of resumable uploads, which the contract does not describe. They need no body. */
export const uploadChanges: Readonly<Record<string, AccountChange>> = {
  "POST /uploads/videos": createChange("uploads/videos", ({ route }) => ({
    method: "POST",
    headers: {
      ...TUS_HEADERS,
      "upload-length": "200",
      "upload-metadata": `route ${Buffer.from(route.id).toString("base64")}`,
    },
  })),
  "DELETE /uploads/videos/{id}": createChange(
    ({ upload }) => `uploads/videos/${upload}`,
    () => ({ method: "DELETE", headers: TUS_HEADERS }),
  ),
};

/** The parts of resumable uploads. */
export const partChanges: Readonly<Record<string, AccountChange>> = {
  "PATCH /uploads/videos/{id} with a part": createPart(100),
  "PATCH /uploads/videos/{id} with all bytes": createPart(200),
};

function createPart(sizeBytes: number) {
  const headers = { ...TUS_HEADERS, "upload-offset": "0", "content-type": PART_TYPE };
  return createChange(
    ({ upload }) => `uploads/videos/${upload}`,
    () => ({ method: "PATCH", headers, body: new Uint8Array(createVideoContent(sizeBytes)) }),
  );
}

/** The cases of the audit are changes too. */
export const toChange = ({ createRequest, getPath }: ChangeCase): AccountChange =>
  createChange(getPath, createRequest);
