CREATE TABLE "client_counts" (
	"hour" timestamp (3) with time zone NOT NULL,
	"part" text NOT NULL,
	"release" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "client_counts_hour_part_release_kind_value_pk" PRIMARY KEY("hour","part","release","kind","value")
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"hour" timestamp (3) with time zone NOT NULL,
	"part" text NOT NULL,
	"release" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"route" text NOT NULL,
	"count" integer NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_errors_hour_part_release_message_place_route_pk" PRIMARY KEY("hour","part","release","message","place","route")
);
--> statement-breakpoint
CREATE TABLE "client_visits" (
	"visit_id" uuid NOT NULL,
	"part" text NOT NULL,
	"release" text NOT NULL,
	"taps" integer NOT NULL,
	"failed_taps" integer NOT NULL,
	"failed_loads" integer NOT NULL,
	"counted" text[] DEFAULT '{}' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_visits_visit_id_part_release_pk" PRIMARY KEY("visit_id","part","release")
);
--> statement-breakpoint
CREATE INDEX "client_visits_started_idx" ON "client_visits" USING btree ("started_at");