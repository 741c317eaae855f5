ALTER TABLE "payment" ADD COLUMN "capture_ref" text;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_capture_ref_once" UNIQUE("method","capture_ref");