ALTER TABLE "order_line" DROP CONSTRAINT "order_line_sku_once";--> statement-breakpoint
ALTER TABLE "promotion" DROP CONSTRAINT "promotion_kind";--> statement-breakpoint
ALTER TABLE "promotion_use" DROP CONSTRAINT "promotion_use_amounts";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "promotion_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refund_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_sku_once" UNIQUE NULLS NOT DISTINCT("order_id","sku_id","kind","promotion_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_gift_terms" CHECK (("order_line"."kind" = 'gift') = ("order_line"."promotion_id" is not null)
        and ("order_line"."kind" = 'gift') = ("order_line"."refund_price_minor" is not null) and coalesce("order_line"."refund_price_minor", 0) >= 0);--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_rule_of_kind" CHECK (("promotion"."kind" = 'gift') = ("promotion"."rule" ? 'gifts'));--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_gift" CHECK ("promotion"."kind" <> 'gift' or ("promotion"."scope" = 'chosen' and "promotion"."budget_minor" is null));--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_kind" CHECK ("promotion"."kind" in ('fullReduction', 'gift'));--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_amounts" CHECK ("promotion_use"."amount_minor" >= 0 and "promotion_use"."sales_minor" >= 0);