-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
LOCK TABLE "users", "gyms", "activities" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "feed_counts" (
	"user_id" uuid NOT NULL,
	"gym_id" uuid NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "feed_counts_user_id_gym_id_pk" PRIMARY KEY("user_id","gym_id")
);
--> statement-breakpoint
CREATE TABLE "feed_totals" (
	"gym_id" uuid PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "activities_newest_idx";--> statement-breakpoint
ALTER TABLE "feed_counts" ADD CONSTRAINT "feed_counts_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_totals" ADD CONSTRAINT "feed_totals_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_counts_gym_idx" ON "feed_counts" USING btree ("gym_id");--> statement-breakpoint
CREATE INDEX "activities_feed_idx" ON "activities" USING btree ("time","id","user_id","placed_at");--> statement-breakpoint
CREATE INDEX "users_hidden_idx" ON "users" USING btree ("id") WHERE not "users"."send_visible";--> statement-breakpoint
DROP TRIGGER "activities_move" ON "activities";--> statement-breakpoint
DROP TRIGGER "activities_remove" ON "activities";--> statement-breakpoint
DROP TRIGGER "users_hide_or_show" ON "users";--> statement-breakpoint
DROP TRIGGER "users_remove" ON "users";--> statement-breakpoint
DROP TRIGGER "past_places_stamp" ON "past_places";--> statement-breakpoint
DROP FUNCTION "leave_place"();--> statement-breakpoint
DROP FUNCTION "leave_all_places"();--> statement-breakpoint
INSERT INTO "feed_counts" ("user_id", "gym_id", "entries")
SELECT user_id, gym_id, count(*) FROM activities JOIN users ON users.id = user_id AND send_visible GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "feed_totals" ("gym_id", "entries")
SELECT gym_id, sum(entries) FROM feed_counts GROUP BY 1;--> statement-breakpoint
-- Counts the activities of some users again. The caller holds the lock of the feed's clock. Therefore all other changes
-- are either committed and counted, or not visible yet.
CREATE FUNCTION "count_feed_entries"(changed_users uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  insert into feed_totals as total (gym_id, entries)
  select gym_id, sum(entries) from (
    select gym_id, count(*) as entries
    from activities join users on users.id = user_id and send_visible
    where user_id = any (changed_users) group by gym_id
    union all
    select gym_id, - entries from feed_counts where user_id = any (changed_users)
  ) as difference
  group by gym_id having sum(entries) <> 0
  on conflict (gym_id) do update set entries = total.entries + excluded.entries;
  delete from feed_counts where user_id = any (changed_users);
  insert into feed_counts (user_id, gym_id, entries)
  select user_id, gym_id, count(*)
  from activities join users on users.id = user_id and send_visible
  where user_id = any (changed_users) group by user_id, gym_id;
end $$;--> statement-breakpoint
-- Runs at the end of a transaction, because it locks the clock until the commit. The stamps always increase, even if the
-- system's clock does not. The first new row of a transaction stamps all of its rows.
CREATE OR REPLACE FUNCTION "stamp_places"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  stamp timestamptz(3);
  changed_users uuid[];
begin
  if not exists (select from activities where id = new.id and placed_at is null) then return null; end if;
  insert into feed_clock as clock (at) values (clock_timestamp())
  on conflict ("only") do update set at = greatest(excluded.at, clock.at + interval '1 millisecond')
  returning at into stamp;
  with stamped as (
    update activities set placed_at = stamp where placed_at is null returning user_id
  )
  select array_agg(distinct user_id) into changed_users from stamped;
  perform count_feed_entries(changed_users);
  return null;
end $$;--> statement-breakpoint
-- Runs at the end of a transaction that removed activities, or that hid or showed a user's sends.
CREATE FUNCTION "count_feed_again"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed_user uuid := case when tg_table_name = 'users' then old.id end;
begin
  if tg_table_name = 'activities' then
    changed_user := old.user_id;
    -- An earlier row of the transaction may have counted the user's activities.
    if (
      select count(*) from activities join users on users.id = user_id and send_visible
      where user_id = old.user_id and gym_id = old.gym_id
    ) = coalesce((
      select entries from feed_counts where user_id = old.user_id and gym_id = old.gym_id
    ), 0) then return null; end if;
  end if;
  insert into feed_clock as clock (at) values ('epoch')
  on conflict ("only") do update set at = clock.at;
  perform count_feed_entries(array[changed_user]);
  return null;
end $$;--> statement-breakpoint
DROP TRIGGER "activities_stamp" ON "activities";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activities_stamp" AFTER INSERT ON "activities"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (new.placed_at IS NULL)
EXECUTE FUNCTION "stamp_places"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "activities_count" AFTER DELETE ON "activities"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION "count_feed_again"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_count" AFTER UPDATE OF "send_visible" ON "users"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (new.send_visible <> old.send_visible)
EXECUTE FUNCTION "count_feed_again"();
