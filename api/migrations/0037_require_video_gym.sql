-- PostgreSQL needs no scan, because the checks of the fill are valid.
ALTER TABLE "climbs" ALTER COLUMN "gym_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "climbs" DROP CONSTRAINT "climbs_gym_check";--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "gym_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" DROP CONSTRAINT "videos_gym_check";