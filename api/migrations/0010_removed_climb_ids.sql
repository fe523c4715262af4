CREATE TABLE "removed_climb_ids" (
	"user_id" uuid NOT NULL,
	"climb_id" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_climb_ids_user_id_climb_id_pk" PRIMARY KEY("user_id","climb_id")
);
--> statement-breakpoint
ALTER TABLE "removed_climb_ids" ADD CONSTRAINT "removed_climb_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_climb_ids_age_idx" ON "removed_climb_ids" USING btree ("removed_at");