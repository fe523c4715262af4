CREATE TABLE "report_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stop_uploads_days" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"text" text,
	"time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"counts_for_hiding" boolean NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"video_id" uuid,
	"route_id" uuid,
	"owner_id" uuid,
	"part" text,
	"gym_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"uploads_stopped_until" timestamp (3) with time zone,
	"removed_text" text,
	"removed_image" text,
	"removed_thumbnail" text,
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'kept', 'removed')),
	CONSTRAINT "reports_subject_check" CHECK (case "reports"."type"
        when 'video' then num_nulls("reports"."video_id", "reports"."owner_id", "reports"."gym_id") = 0 and num_nonnulls("reports"."route_id", "reports"."part") = 0
        when 'route' then num_nulls("reports"."route_id", "reports"."gym_id") = 0 and num_nonnulls("reports"."video_id", "reports"."owner_id", "reports"."part") = 0
        when 'user' then num_nulls("reports"."owner_id", "reports"."part") = 0 and num_nonnulls("reports"."video_id", "reports"."route_id", "reports"."gym_id") = 0
        else false
      end)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uploads_stopped_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "hidden" text;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reasons" ADD CONSTRAINT "report_reasons_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reasons" ADD CONSTRAINT "report_reasons_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_decisions_newest_idx" ON "report_decisions" USING btree ("report_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_reasons_reporter_key" ON "report_reasons" USING btree ("report_id","reporter_id");--> statement-breakpoint
CREATE INDEX "report_reasons_newest_idx" ON "report_reasons" USING btree ("report_id","time","id");--> statement-breakpoint
CREATE INDEX "report_reasons_reporter_idx" ON "report_reasons" USING btree ("reporter_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_video_key" ON "reports" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_route_key" ON "reports" USING btree ("route_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_person_key" ON "reports" USING btree ("owner_id","part") WHERE "reports"."type" = 'user';--> statement-breakpoint
CREATE INDEX "reports_owner_idx" ON "reports" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "reports_gym_open_first_idx" ON "reports" USING btree ("gym_id",("status" = 'open'),"changed_at","id");--> statement-breakpoint
CREATE INDEX "reports_open_first_idx" ON "reports" USING btree (("status" = 'open'),"changed_at","id");--> statement-breakpoint
CREATE INDEX "reports_removed_idx" ON "reports" USING btree ("decided_at") WHERE "reports"."status" = 'removed';