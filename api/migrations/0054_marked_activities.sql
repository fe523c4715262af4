-- Locks in the same order as the program. Waits for transactions that hide sends, for which the new triggers do not run.
LOCK TABLE "users" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "activities" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "may_be_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Locks the user, so that a concurrent change of the visibility ends before the read, or waits and finds the new row.
CREATE FUNCTION "mark_new_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select not send_visible into new.may_be_hidden from users where id = new.user_id for share;
  -- The foreign key rejects an unknown user.
  new.may_be_hidden := coalesce(new.may_be_hidden, false);
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "activities_mark" BEFORE INSERT ON "activities" FOR EACH ROW
EXECUTE FUNCTION "mark_new_activity"();--> statement-breakpoint
-- Never unmarks, so that users who hide and show their sends again and again do not rewrite their activities each time.
CREATE FUNCTION "mark_hidden_activities"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform from activities where user_id = new.id and not may_be_hidden order by id for no key update;
  update activities set may_be_hidden = true where user_id = new.id and not may_be_hidden;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "users_mark_activities" AFTER UPDATE OF "send_visible" ON "users" FOR EACH ROW
WHEN (old.send_visible and not new.send_visible)
EXECUTE FUNCTION "mark_hidden_activities"();