CREATE TABLE "feed_clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_clock_one_row" CHECK ("feed_clock"."only")
);
--> statement-breakpoint
CREATE TABLE "past_places" (
	"activity_id" uuid NOT NULL,
	"gym_id" uuid NOT NULL,
	"only_for" uuid,
	"time" timestamp (3) with time zone NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "past_places_activity_id_since_pk" PRIMARY KEY("activity_id","since")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "placed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "past_places" ADD CONSTRAINT "past_places_only_for_users_id_fk" FOREIGN KEY ("only_for") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_places_until_idx" ON "past_places" USING btree ("until");--> statement-breakpoint
CREATE INDEX "activities_unplaced_idx" ON "activities" USING btree ("id") WHERE "activities"."placed_at" is null;--> statement-breakpoint
UPDATE "activities" SET "placed_at" = "created_at";--> statement-breakpoint
INSERT INTO "feed_clock" ("at") SELECT max("created_at") FROM "activities" HAVING count(*) > 0;--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "created_at";--> statement-breakpoint
-- Records the place of an activity in the feed before the activity is moved or removed, and the only user who could see
-- it there, if its owner hides their sends.
CREATE FUNCTION "leave_place"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into past_places (activity_id, gym_id, only_for, time, since)
  select old.id, old.gym_id, case when not users.send_visible then users.id end, old.time, old.placed_at
  from users where users.id = old.user_id;
  if tg_op = 'DELETE' then return old; end if;
  new.placed_at := null;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "activities_move" BEFORE UPDATE ON "activities" FOR EACH ROW
WHEN (old.placed_at IS NOT NULL AND (new.time <> old.time OR new.placed_at IS NULL))
EXECUTE FUNCTION "leave_place"();--> statement-breakpoint
CREATE TRIGGER "activities_remove" BEFORE DELETE ON "activities" FOR EACH ROW
WHEN (old.placed_at IS NOT NULL)
EXECUTE FUNCTION "leave_place"();--> statement-breakpoint
-- Records the places of all activities of a user who hides or shows their sends, or whose account is deleted.
CREATE FUNCTION "leave_all_places"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    delete from activities where user_id = old.id;
    return old;
  end if;
  update activities set placed_at = null where user_id = old.id;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "users_hide_or_show" BEFORE UPDATE OF "send_visible" ON "users" FOR EACH ROW
WHEN (new.send_visible <> old.send_visible)
EXECUTE FUNCTION "leave_all_places"();--> statement-breakpoint
CREATE TRIGGER "users_remove" BEFORE DELETE ON "users" FOR EACH ROW
EXECUTE FUNCTION "leave_all_places"();--> statement-breakpoint
-- Runs at the end of a transaction, because it locks the clock until the commit. The stamps always increase, even if the
-- system's clock does not.
CREATE FUNCTION "stamp_places"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  pending boolean;
  stamp timestamptz(3);
begin
  -- The first row of a transaction stamps all of its rows.
  if tg_table_name = 'activities' then
    pending := exists (select from activities where id = new.id and placed_at is null);
  else
    pending := exists (select from past_places
      where activity_id = new.activity_id and since = new.since and until is null);
  end if;
  if not pending then return null; end if;
  insert into feed_clock as clock (at) values (clock_timestamp())
  on conflict ("only") do update set at = greatest(excluded.at, clock.at + interval '1 millisecond')
  returning at into stamp;
  update activities set placed_at = stamp where placed_at is null;
  update past_places set until = stamp where until is null;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activities_stamp" AFTER INSERT OR UPDATE ON "activities"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (new.placed_at IS NULL)
EXECUTE FUNCTION "stamp_places"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "past_places_stamp" AFTER INSERT ON "past_places"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (new.until IS NULL)
EXECUTE FUNCTION "stamp_places"();
