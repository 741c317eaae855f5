CREATE TABLE "coupon" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"off_minor" bigint NOT NULL,
	"percent" smallint,
	"threshold_minor" bigint NOT NULL,
	"way" text NOT NULL,
	"scope" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"valid_after_days" smallint NOT NULL,
	"valid_for_days" smallint,
	"total" integer NOT NULL,
	"per_member" smallint NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_limit" UNIQUE("id","per_member"),
	CONSTRAINT "coupon_of_seller" UNIQUE("id","seller_id"),
	CONSTRAINT "coupon_state" CHECK ("coupon"."state" in ('draft', 'running', 'stopped', 'ended')),
	CONSTRAINT "coupon_kind" CHECK ("coupon"."kind" in ('amount', 'percent')),
	CONSTRAINT "coupon_way" CHECK ("coupon"."way" in ('claimed', 'issued')),
	CONSTRAINT "coupon_scope" CHECK ("coupon"."scope" in ('all', 'stores', 'products')),
	CONSTRAINT "coupon_currency" CHECK ("coupon"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "coupon_name" CHECK (char_length("coupon"."name") between 1 and 60),
	CONSTRAINT "coupon_off" CHECK ("coupon"."off_minor" > 0 and "coupon"."threshold_minor" >= 0
        and case "coupon"."kind" when 'amount' then "coupon"."percent" is null and "coupon"."off_minor" < "coupon"."threshold_minor"
          else coalesce("coupon"."percent" between 1 and 99, false) end),
	CONSTRAINT "coupon_store_is_one" CHECK ("coupon"."seller_id" is null or "coupon"."scope" <> 'stores'),
	CONSTRAINT "coupon_store_is_claimed" CHECK ("coupon"."seller_id" is null or "coupon"."way" = 'claimed'),
	CONSTRAINT "coupon_time" CHECK ("coupon"."starts_at" < "coupon"."ends_at"),
	CONSTRAINT "coupon_validity" CHECK (("coupon"."valid_until" is null) = ("coupon"."valid_for_days" is not null)
        and ("coupon"."valid_until" is null or ("coupon"."valid_until" >= "coupon"."ends_at" and "coupon"."valid_after_days" = 0))
        and "coupon"."valid_after_days" between 0 and 3652
        and ("coupon"."valid_for_days" is null or "coupon"."valid_for_days" between 1 and 3652)),
	CONSTRAINT "coupon_claimed" CHECK ("coupon"."claimed" between 0 and "coupon"."total"),
	CONSTRAINT "coupon_per_member" CHECK ("coupon"."per_member" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "coupon_product" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"seller_id" uuid,
	"product_id" uuid NOT NULL,
	"is_exception" boolean NOT NULL,
	CONSTRAINT "coupon_product_once" UNIQUE("coupon_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_store" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	CONSTRAINT "coupon_store_once" UNIQUE("coupon_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "member_coupon" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"coupon_id" uuid NOT NULL,
	"seller_id" uuid,
	"state" text DEFAULT 'unused' NOT NULL,
	"way" text NOT NULL,
	"number" smallint NOT NULL,
	"per_member" smallint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"checkout_id" uuid,
	"saved_minor" bigint,
	"claimed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_coupon_once" UNIQUE("coupon_id","member_id","number"),
	CONSTRAINT "member_coupon_state" CHECK ("member_coupon"."state" in ('unused', 'reserved', 'used', 'expired')),
	CONSTRAINT "member_coupon_way" CHECK ("member_coupon"."way" in ('claimed', 'issued')),
	CONSTRAINT "member_coupon_number" CHECK ("member_coupon"."number" between 1 and "member_coupon"."per_member"),
	CONSTRAINT "member_coupon_time" CHECK ("member_coupon"."valid_from" < "member_coupon"."valid_until"),
	CONSTRAINT "member_coupon_of_checkout" CHECK (("member_coupon"."state" in ('reserved', 'used')) = ("member_coupon"."checkout_id" is not null)
        and ("member_coupon"."checkout_id" is null) = ("member_coupon"."saved_minor" is null) and "member_coupon"."saved_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_product" ADD CONSTRAINT "coupon_product_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_product" ADD CONSTRAINT "coupon_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_product" ADD CONSTRAINT "coupon_product_of_coupon" FOREIGN KEY ("coupon_id","seller_id") REFERENCES "public"."coupon"("id","seller_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_product" ADD CONSTRAINT "coupon_product_of_store" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_store" ADD CONSTRAINT "coupon_store_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_store" ADD CONSTRAINT "coupon_store_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD CONSTRAINT "member_coupon_limit" FOREIGN KEY ("coupon_id","per_member") REFERENCES "public"."coupon"("id","per_member") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_newest" ON "coupon" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coupon_newest_of_seller" ON "coupon" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "coupon_running" ON "coupon" USING btree ("ends_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "coupon_to_end" ON "coupon" USING btree ("ends_at") WHERE state in ('running', 'stopped');--> statement-breakpoint
CREATE INDEX "coupon_product_of_product" ON "coupon_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coupon_store_of_store" ON "coupon_store" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_of_checkout_platform" ON "member_coupon" USING btree ("checkout_id") WHERE checkout_id is not null and seller_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_coupon_of_checkout_store" ON "member_coupon" USING btree ("checkout_id","seller_id") WHERE checkout_id is not null and seller_id is not null;--> statement-breakpoint
CREATE INDEX "member_coupon_list" ON "member_coupon" USING btree ("member_id","state","valid_until");--> statement-breakpoint
CREATE INDEX "member_coupon_of_coupon" ON "member_coupon" USING btree ("coupon_id","state");--> statement-breakpoint
CREATE INDEX "member_coupon_to_expire" ON "member_coupon" USING btree ("valid_until") WHERE state = 'unused';--> statement-breakpoint
CREATE INDEX "member_coupon_to_remind" ON "member_coupon" USING btree ("remind_at") WHERE remind_at is not null and state = 'unused';--> statement-breakpoint
-- What drizzle does not write: a store reaches its own coupons, and reads what members hold of them.
ALTER TABLE "coupon" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "coupon" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "coupon_of_seller" ON "coupon" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "coupon" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "coupon_product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "coupon_product" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "coupon_product_of_seller" ON "coupon_product" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "coupon_product" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "member_coupon" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "member_coupon" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "member_coupon_of_seller" ON "member_coupon" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "member_coupon" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_coupon" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'coupon' AND EXISTS (SELECT FROM "coupon" AS own WHERE own."id" = "entity_id"));
