ALTER TABLE "gyms" ADD COLUMN "grade_scale" jsonb;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "grade_targets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "grade_min" smallint;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "grade_max" smallint;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_grade_rank_check" CHECK (("routes"."grade_min" is null) = ("routes"."grade_max" is null) and "routes"."grade_min" <= "routes"."grade_max");--> statement-breakpoint
-- A program of the previous version changes grades without their ranks.
CREATE FUNCTION "remove_grade_rank"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.grade_min := null;
  new.grade_max := null;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "routes_remove_grade_rank" BEFORE UPDATE OF "grade" ON "routes" FOR EACH ROW
WHEN (new.grade IS DISTINCT FROM old.grade)
EXECUTE FUNCTION "remove_grade_rank"();
