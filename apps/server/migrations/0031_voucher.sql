CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'toBeUsed' NOT NULL,
	"code_seed" "bytea" NOT NULL,
	"code_key" "bytea" NOT NULL,
	"uses_total" smallint,
	"uses_left" smallint,
	"uses" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_code_once" UNIQUE("code_key"),
	CONSTRAINT "voucher_place_once" UNIQUE("order_line_id","position"),
	CONSTRAINT "voucher_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "voucher_state" CHECK ("voucher"."state" in ('toBeUsed', 'used', 'refunded', 'expired')),
	CONSTRAINT "voucher_kind" CHECK ("voucher"."kind" in ('single', 'counted', 'unlimited')),
	CONSTRAINT "voucher_uses" CHECK (case "voucher"."kind" when 'unlimited' then "voucher"."uses_total" is null and "voucher"."uses_left" is null
        else "voucher"."uses_total" is not null and "voucher"."uses_left" is not null and "voucher"."uses_left" >= 0
          and "voucher"."uses_left" + "voucher"."uses" = "voucher"."uses_total" end),
	CONSTRAINT "voucher_single" CHECK ("voucher"."kind" <> 'single' or "voucher"."uses_total" = 1),
	CONSTRAINT "voucher_used_up" CHECK ("voucher"."state" <> 'used' or "voucher"."uses_left" = 0),
	CONSTRAINT "voucher_to_be_used" CHECK ("voucher"."state" <> 'toBeUsed' or "voucher"."uses_left" is null or "voucher"."uses_left" > 0),
	CONSTRAINT "voucher_ended" CHECK (("voucher"."state" = 'toBeUsed') = ("voucher"."ended_at" is null)),
	CONSTRAINT "voucher_unlimited_ends" CHECK ("voucher"."kind" <> 'unlimited' or "voucher"."valid_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "voucher_line" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"variant" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_line_of_seller" UNIQUE("seller_id","order_line_id"),
	CONSTRAINT "voucher_line_quantity" CHECK ("voucher_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_write_off" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"by_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_write_off_once" UNIQUE("voucher_id","position"),
	CONSTRAINT "voucher_write_off_position" CHECK ("voucher_write_off"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "voucher_terms" jsonb;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_of_line" FOREIGN KEY ("seller_id","order_line_id") REFERENCES "public"."voucher_line"("seller_id","order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_write_off" ADD CONSTRAINT "voucher_write_off_of_voucher" FOREIGN KEY ("seller_id","voucher_id") REFERENCES "public"."voucher"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_of_order" ON "voucher" USING btree ("order_id","state");--> statement-breakpoint
CREATE INDEX "voucher_to_expire" ON "voucher" USING btree ("valid_until") WHERE state = 'toBeUsed';--> statement-breakpoint
CREATE INDEX "voucher_to_remind" ON "voucher" USING btree ("remind_at") WHERE state = 'toBeUsed';--> statement-breakpoint
CREATE INDEX "voucher_line_of_order" ON "voucher_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_line_of_member" ON "voucher_line" USING btree ("member_id","order_number");--> statement-breakpoint
CREATE INDEX "voucher_write_off_newest" ON "voucher_write_off" USING btree ("seller_id","created_at","id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_voucher_terms" CHECK ("product"."is_virtual" or "product"."voucher_terms" is null);--> statement-breakpoint
-- Virtual goods of earlier days state no terms: their stores add them and publish them again.
UPDATE "product" SET "state" = 'withdrawn' WHERE "is_virtual" AND "state" = 'onSale';--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_virtual_on_sale_has_terms" CHECK ("product"."state" <> 'onSale' or not "product"."is_virtual" or "product"."voucher_terms" is not null);--> statement-breakpoint
-- What was used stays used.
REVOKE UPDATE, DELETE ON "voucher_write_off" FROM "ironsouq_app";--> statement-breakpoint
CREATE TRIGGER "voucher_write_off_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "voucher_write_off"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "voucher_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "voucher_line" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "voucher_line_of_seller" ON "voucher_line" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "voucher_line" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "voucher" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "voucher" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "voucher_of_seller" ON "voucher" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "voucher" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "voucher_write_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "voucher_write_off" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "voucher_write_off_of_seller" ON "voucher_write_off" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "voucher_write_off" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_voucher" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'voucher' AND EXISTS (SELECT FROM "voucher" AS own WHERE own."id" = "entity_id"));
