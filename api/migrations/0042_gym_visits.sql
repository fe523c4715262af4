CREATE TABLE "gym_visits" (
	"user_id" uuid NOT NULL,
	"gym_id" uuid NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL,
	"previous" timestamp (3) with time zone,
	"seen_until" timestamp (3) with time zone,
	"seen_leaving" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "gym_visits_user_id_gym_id_pk" PRIMARY KEY("user_id","gym_id")
);
--> statement-breakpoint
ALTER TABLE "gym_visits" ADD CONSTRAINT "gym_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gym_visits" ADD CONSTRAINT "gym_visits_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gym_visits_gym_idx" ON "gym_visits" USING btree ("gym_id");