DROP INDEX "climbs_activity_idx";--> statement-breakpoint
ALTER TABLE "gyms" ALTER COLUMN "time_zone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "gyms" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "climbs_activity_idx" ON "climbs" USING btree ("activity_id","route_id","time");--> statement-breakpoint
-- Before this migration, every gym had the default.
UPDATE "gyms" SET "time_zone" = NULL WHERE "time_zone" = 'UTC';
