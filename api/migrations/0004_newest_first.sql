DROP INDEX "activities_time_idx";--> statement-breakpoint
DROP INDEX "activities_gym_time_idx";--> statement-breakpoint
DROP INDEX "activities_unplaced_idx";--> statement-breakpoint
DROP INDEX "climbs_user_time_idx";--> statement-breakpoint
DROP INDEX "climbs_route_idx";--> statement-breakpoint
DROP INDEX "sets_circuit_date_idx";--> statement-breakpoint
DROP INDEX "videos_route_idx";--> statement-breakpoint
DROP INDEX "videos_feed_idx";--> statement-breakpoint
CREATE INDEX "activities_newest_idx" ON "activities" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "activities_gym_newest_idx" ON "activities" USING btree ("gym_id","time","id");--> statement-breakpoint
CREATE INDEX "activities_placed_idx" ON "activities" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "climbs_user_newest_idx" ON "climbs" USING btree ("user_id","time","id");--> statement-breakpoint
CREATE INDEX "climbs_route_user_idx" ON "climbs" USING btree ("route_id","user_id");--> statement-breakpoint
CREATE INDEX "sets_circuit_newest_idx" ON "sets" USING btree ("circuit_id","date","id");--> statement-breakpoint
CREATE INDEX "videos_route_newest_idx" ON "videos" USING btree ("route_id","time");--> statement-breakpoint
CREATE INDEX "videos_newest_idx" ON "videos" USING btree ("time") WHERE "videos"."state" = 'processed';