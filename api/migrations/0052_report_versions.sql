DROP INDEX "report_reasons_reporter_key";--> statement-breakpoint
ALTER TABLE "report_reasons" ADD COLUMN "subject_version" text;--> statement-breakpoint
CREATE UNIQUE INDEX "report_reasons_reporter_key" ON "report_reasons" USING btree ("report_id","reporter_id","subject_version");