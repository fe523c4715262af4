CREATE TABLE "reset_strips" (
	"reset_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	CONSTRAINT "reset_strips_reset_id_route_id_pk" PRIMARY KEY("reset_id","route_id")
);
--> statement-breakpoint
CREATE TABLE "resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gym_id" uuid NOT NULL,
	"name" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"leaves_on" date,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resets_status_check" CHECK ("resets"."status" in ('draft', 'published', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "reset_strips" ADD CONSTRAINT "reset_strips_reset_id_resets_id_fk" FOREIGN KEY ("reset_id") REFERENCES "public"."resets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_strips" ADD CONSTRAINT "reset_strips_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resets" ADD CONSTRAINT "resets_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_strips_route_idx" ON "reset_strips" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "resets_gym_newest_idx" ON "resets" USING btree ("gym_id","created_at","id");