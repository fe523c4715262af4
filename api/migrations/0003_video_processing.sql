ALTER TABLE "videos" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_state_check" CHECK (case "videos"."state"
        when 'uploaded' then "videos"."original" is not null and "videos"."file" is null
        when 'processed' then "videos"."original" is null and "videos"."file" is not null and "videos"."thumbnail" is not null
        when 'failed' then "videos"."original" is null and "videos"."file" is null and "videos"."failure" is not null
        else false
      end);