DROP INDEX "activities_feed_idx";--> statement-breakpoint
DROP INDEX "activities_gym_feed_idx";