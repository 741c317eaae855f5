ALTER TABLE "destination" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "landed_rate" ADD COLUMN "source" text;