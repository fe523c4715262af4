-- A code of six characters, see `CODE_CHARACTERS` of the contract. The first one is a digit for an area and a letter for a
-- route, so that the codes of both differ.
CREATE FUNCTION "random_code"(first_characters text) RETURNS text LANGUAGE sql VOLATILE AS $$
  select string_agg(substr(characters, 1 + floor(random() * length(characters))::int, 1), '' order by position)
  from (
    select position, case position when 1 then first_characters else '23456789BCDFGHJKMNPQRSTVWXYZ' end as characters
    from generate_series(1, 6) as position
  ) as positions
$$;--> statement-breakpoint
CREATE TABLE "area_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"gym_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "new_area_code"() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
declare
  result text;
begin
  loop
    result := random_code('23456789');
    if not exists (select from area_codes where code = result) then return result; end if;
  end loop;
end $$;--> statement-breakpoint
ALTER TABLE "area_codes" ALTER COLUMN "code" SET DEFAULT new_area_code();--> statement-breakpoint
CREATE TABLE "code_scans" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"gym_id" uuid NOT NULL,
	"scans" integer NOT NULL,
	CONSTRAINT "code_scans_code_day_pk" PRIMARY KEY("code","day")
);
--> statement-breakpoint
-- Without a default, so that PostgreSQL does not write all rows at once.
ALTER TABLE "routes" ADD COLUMN "code" text;--> statement-breakpoint
CREATE FUNCTION "new_route_code"() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
declare
  result text;
begin
  loop
    result := random_code('BCDFGHJKMNPQRSTVWXYZ');
    if not exists (select from routes where code = result) then return result; end if;
  end loop;
end $$;--> statement-breakpoint
ALTER TABLE "area_codes" ADD CONSTRAINT "area_codes_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_scans" ADD CONSTRAINT "code_scans_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "area_codes_gym_idx" ON "area_codes" USING btree ("gym_id","created_at");--> statement-breakpoint
CREATE INDEX "code_scans_gym_idx" ON "code_scans" USING btree ("gym_id","day");--> statement-breakpoint
CREATE INDEX "code_scans_day_idx" ON "code_scans" USING btree ("day");
