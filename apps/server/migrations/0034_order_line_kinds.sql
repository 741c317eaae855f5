ALTER TABLE "order_line" DROP CONSTRAINT "order_line_sku_once";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_sku_once" UNIQUE("order_id","sku_id","kind");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_kind" CHECK ("order_line"."kind" in ('goods', 'gift'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_gift" CHECK ("order_line"."kind" <> 'gift' or "order_line"."unit_minor" = 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded" CHECK ("order_line"."refunded_quantity" between 0 and "order_line"."quantity" and "order_line"."refunded_minor" between 0 and "order_line"."paid_minor"
        and ("order_line"."refunded_quantity" > 0 or "order_line"."refunded_minor" = 0));