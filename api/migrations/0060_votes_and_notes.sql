CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"route_id" uuid NOT NULL,
	"gym_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"time" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "notes_kind_check" CHECK ("notes"."kind" in ('loose_hold', 'dangerous', 'reachy', 'fun'))
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"user_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"grade" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "votes_user_id_route_id_pk" PRIMARY KEY("user_id","route_id"),
	CONSTRAINT "votes_grade_check" CHECK ("votes"."grade" in ('soft', 'fair', 'hard'))
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_gym_newest_idx" ON "notes" USING btree ("gym_id","time","id");--> statement-breakpoint
CREATE INDEX "notes_gym_open_idx" ON "notes" USING btree ("gym_id") WHERE "notes"."done_at" is null and "notes"."kind" in ('dangerous', 'loose_hold');--> statement-breakpoint
CREATE INDEX "notes_route_user_idx" ON "notes" USING btree ("route_id","user_id","time");--> statement-breakpoint
CREATE INDEX "notes_user_newest_idx" ON "notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "votes_route_idx" ON "votes" USING btree ("route_id","grade");