-- PostgreSQL needs no scan, because the check of the fill is valid.
ALTER TABLE "routes" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" DROP CONSTRAINT "routes_code_check";
