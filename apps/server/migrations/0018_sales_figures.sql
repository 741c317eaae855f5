CREATE TABLE "counted_order" (
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_order_once" PRIMARY KEY("order_id","step"),
	CONSTRAINT "counted_order_step" CHECK ("counted_order"."step" in ('paid', 'refunded', 'shipped', 'late'))
);
--> statement-breakpoint
CREATE TABLE "product_period" (
	"seller_id" uuid NOT NULL,
	"grain" text NOT NULL,
	"starts_on" date NOT NULL,
	"product_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"sales_minor" bigint DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_period_once" PRIMARY KEY("seller_id","grain","starts_on","product_id","currency"),
	CONSTRAINT "product_period_grain" CHECK ("product_period"."grain" in ('day', 'month')),
	CONSTRAINT "product_period_counts" CHECK (least("product_period"."quantity", "product_period"."refunded", "product_period"."sales_minor") >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_day" (
	"seller_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales_minor" bigint DEFAULT 0 NOT NULL,
	"commission_minor" bigint DEFAULT 0 NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_commission_minor" bigint DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"shipped_late" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_day_once" PRIMARY KEY("seller_id","day","currency"),
	CONSTRAINT "store_day_counts" CHECK (least("store_day"."orders", "store_day"."refunds", "store_day"."shipped", "store_day"."shipped_late", "store_day"."late") >= 0
        and "store_day"."shipped_late" <= "store_day"."shipped"),
	CONSTRAINT "store_day_amounts" CHECK (least("store_day"."sales_minor", "store_day"."commission_minor", "store_day"."refunded_minor", "store_day"."refunded_commission_minor") >= 0)
);
--> statement-breakpoint
CREATE INDEX "counted_order_old" ON "counted_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_period_ranked" ON "product_period" USING btree ("seller_id","currency","grain","starts_on","product_id","quantity","sales_minor","refunded");--> statement-breakpoint
CREATE INDEX "store_day_of_mall" ON "store_day" USING btree ("day");--> statement-breakpoint
-- What the processes may reach. `figures/sales-figures.js rebuild` counts the orders that there are.
ALTER TABLE "store_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "store_day" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_day_of_seller" ON "store_day" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "store_day" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "product_period" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "product_period" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_period_of_seller" ON "product_period" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "product_period" TO "ironsouq_app" USING (true) WITH CHECK (true);
