ALTER TABLE "payment" DROP CONSTRAINT "payment_for_one_thing";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_top_up_id_top_up_id_fk";
--> statement-breakpoint
DROP INDEX "payment_one_counts_for_top_up";--> statement-breakpoint
DROP INDEX "payment_of_checkout";--> statement-breakpoint
DROP INDEX "payment_of_top_up";--> statement-breakpoint
DROP INDEX "payment_one_counts";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "payment" SET
	"subject_kind" = CASE WHEN "checkout_id" IS NULL THEN 'topUp' ELSE 'checkout' END,
	"subject_id" = coalesce("checkout_id", "top_up_id");
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_of_subject" ON "payment" USING btree ("subject_id","subject_kind");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_counts" ON "payment" USING btree ("subject_id","subject_kind") WHERE state = 'paid';--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "checkout_id";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "top_up_id";
