ALTER TABLE "product" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_code_once" UNIQUE("seller_id","code");