ALTER TABLE "upload" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "upload_old" ON "upload" USING btree ("updated_at") WHERE state in ('refused', 'expired');