CREATE TABLE "file_sweep" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"swept_parts" integer NOT NULL,
	CONSTRAINT "file_sweep_one_row" CHECK ("file_sweep"."only")
);
