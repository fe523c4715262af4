CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"gym_id" uuid NOT NULL,
	"role" text NOT NULL,
	"until" date,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"invited_by" uuid,
	CONSTRAINT "memberships_user_id_gym_id_pk" PRIMARY KEY("user_id","gym_id"),
	CONSTRAINT "memberships_role_check" CHECK ("memberships"."role" in ('manager', 'setter'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_gym_idx" ON "memberships" USING btree ("gym_id");--> statement-breakpoint
CREATE INDEX "memberships_inviter_idx" ON "memberships" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "memberships_until_idx" ON "memberships" USING btree ("until");