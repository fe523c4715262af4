DROP INDEX "climbs_route_user_idx";--> statement-breakpoint
DROP INDEX "hidden_climbs_route_user_idx";