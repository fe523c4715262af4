CREATE INDEX CONCURRENTLY "gyms_image_idx" ON "gyms" USING btree ("image") WHERE "gyms"."image" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "routes_image_idx" ON "routes" USING btree ("image") WHERE "routes"."image" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "routes_thumbnail_idx" ON "routes" USING btree ("thumbnail") WHERE "routes"."thumbnail" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_profile_photo_idx" ON "users" USING btree ("profile_photo") WHERE "users"."profile_photo" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_cover_photo_idx" ON "users" USING btree ("cover_photo") WHERE "users"."cover_photo" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "video_upload_parts_file_idx" ON "video_upload_parts" USING btree ("file") WHERE "video_upload_parts"."file" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_original_idx" ON "videos" USING btree ("original") WHERE "videos"."original" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_file_idx" ON "videos" USING btree ("file") WHERE "videos"."file" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_thumbnail_idx" ON "videos" USING btree ("thumbnail") WHERE "videos"."thumbnail" is not null;