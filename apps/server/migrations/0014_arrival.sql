ALTER TABLE "freight_rule" ADD COLUMN "days_min" smallint;--> statement-breakpoint
ALTER TABLE "freight_rule" ADD COLUMN "days_max" smallint;--> statement-breakpoint
ALTER TABLE "freight_template" ADD COLUMN "cut_off" smallint DEFAULT 840 NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_template" ADD COLUMN "days_off" smallint[] DEFAULT '{6,7}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "arrives_by" date;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "delivery_time" jsonb;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "expected_by" date;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "store_order_overdue" ON "store_order" USING btree ("overdue_at") WHERE overdue_at is not null and state in ('pendingDelivery', 'pendingReceipt');--> statement-breakpoint
ALTER TABLE "freight_rule" ADD CONSTRAINT "freight_rule_days" CHECK (("freight_rule"."days_min" is null) = ("freight_rule"."days_max" is null)
        and 0 <= "freight_rule"."days_min" and "freight_rule"."days_min" <= "freight_rule"."days_max" and "freight_rule"."days_max" <= 60);--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_cut_off" CHECK ("freight_template"."cut_off" between 0 and 1440);--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_days_off" CHECK ("freight_template"."days_off" <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality("freight_template"."days_off") < 7);--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_arrival" CHECK (("store_order"."arrives_from" is null) = ("store_order"."arrives_by" is null) and "store_order"."arrives_from" <= "store_order"."arrives_by"
        and ("store_order"."arrives_by" is null) = ("store_order"."delivery_time" is null));