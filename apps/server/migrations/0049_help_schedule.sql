ALTER TABLE "help_article" DROP CONSTRAINT "help_article_state";--> statement-breakpoint
ALTER TABLE "help_article" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "help_article_publish_due" ON "help_article" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_scheduled_has_time" CHECK ("help_article"."state" <> 'scheduled' or "help_article"."publish_at" is not null);--> statement-breakpoint
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_state" CHECK ("help_article"."state" in ('draft', 'scheduled', 'published'));