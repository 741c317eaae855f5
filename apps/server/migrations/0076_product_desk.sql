ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "product_attribute" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('avatar', 'logo', 'licence', 'voucher', 'chat', 'comment', 'content', 'equipment', 'product'));