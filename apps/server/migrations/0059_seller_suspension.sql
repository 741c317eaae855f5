CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
ALTER TABLE "seller_application" DROP CONSTRAINT "seller_application_state";--> statement-breakpoint
DROP INDEX "seller_application_licence_waits_once";--> statement-breakpoint
ALTER TABLE "seller_application" ALTER COLUMN "state" SET DEFAULT 'unconfirmed';--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ADD COLUMN "clear_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_match" ADD COLUMN "price_minor" bigint;--> statement-breakpoint
ALTER TABLE "search_match" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "licence_file" ADD COLUMN "checked_key" text;--> statement-breakpoint
ALTER TABLE "licence_file" ADD COLUMN "clear_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
CREATE INDEX "inquiry_subject_words" ON "inquiry" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiry_with_signal" ON "inquiry" USING gin ("signals");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_to_clear" ON "inquiry_attachment" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "licence_file_to_clear" ON "licence_file" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "seller_application_of_licence" ON "seller_application" USING btree (upper("licence_no"));--> statement-breakpoint
CREATE INDEX "seller_application_unconfirmed" ON "seller_application" USING btree ("created_at") WHERE state = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "seller_application_refused" ON "seller_application" USING btree ("decided_at") WHERE state = 'refused';--> statement-breakpoint
ALTER TABLE "licence_file" ADD CONSTRAINT "licence_file_checked_once" UNIQUE("checked_key");--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ADD CONSTRAINT "inquiry_attachment_claimed_is_not_sent" CHECK ("inquiry_attachment"."claimed_at" is null or "inquiry_attachment"."message_id" is null);--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_state" CHECK ("seller_application"."state" in ('unconfirmed', 'submitted', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_standing" CHECK ("seller"."standing" in ('reviewed', 'trusted', 'suspended'));--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_suspended_says_why" CHECK (("seller"."standing" = 'suspended') = ("seller"."suspension_reason" is not null));--> statement-breakpoint
UPDATE "inquiry_attachment" SET "clear_at" = "created_at" + interval '2 hours';
--> statement-breakpoint
-- The numbers of events come from their sequence: nothing is given back when one is written.
REVOKE SELECT ON "event" FROM "ironsouq_merchant";
--> statement-breakpoint
DROP POLICY "seller_account_step_of_seller" ON "seller_account_step";
--> statement-breakpoint
CREATE POLICY "seller_account_step_of_seller" ON "seller_account_step" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
