CREATE TABLE "flash_item" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"flash_sale_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_open" boolean NOT NULL,
	"sku_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"price_minor" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"per_person" integer NOT NULL,
	"warehouse_id" uuid,
	"set_aside" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_item_once" UNIQUE("flash_sale_id","sku_id"),
	CONSTRAINT "flash_item_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "flash_item_price" CHECK ("flash_item"."price_minor" > 0),
	CONSTRAINT "flash_item_pieces" CHECK ("flash_item"."quantity" between 1 and 100000),
	CONSTRAINT "flash_item_per_person" CHECK ("flash_item"."per_person" between 1 and 100),
	CONSTRAINT "flash_item_set_aside" CHECK ("flash_item"."set_aside" between 0 and "flash_item"."quantity" and ("flash_item"."set_aside" = 0 or "flash_item"."warehouse_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "flash_quota" (
	"flash_item_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"taken" integer NOT NULL,
	"most" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_quota_once" PRIMARY KEY("flash_item_id","member_id"),
	CONSTRAINT "flash_quota_within_limit" CHECK ("flash_quota"."taken" >= 0 and "flash_quota"."taken" <= "flash_quota"."most")
);
--> statement-breakpoint
CREATE TABLE "flash_sale" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settle_at" timestamp with time zone,
	"currency" text NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (state in ('scheduled', 'running')) STORED NOT NULL,
	"stop_reason" text,
	"is_stopped_by_staff" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_sale_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "flash_sale_session" UNIQUE("seller_id","id","starts_at","ends_at","is_open"),
	CONSTRAINT "flash_sale_state" CHECK ("flash_sale"."state" in ('draft', 'scheduled', 'running', 'ended', 'stopped')),
	CONSTRAINT "flash_sale_session_length" CHECK ("flash_sale"."ends_at" > "flash_sale"."starts_at" and "flash_sale"."ends_at" <= "flash_sale"."starts_at" + 31 * interval '1 day'),
	CONSTRAINT "flash_sale_settles" CHECK (("flash_sale"."state" = 'draft' and "flash_sale"."settle_at" is null) or "flash_sale"."state" in ('ended', 'stopped')
        or ("flash_sale"."state" in ('scheduled', 'running') and "flash_sale"."settle_at" is not null)),
	CONSTRAINT "flash_sale_stop_reason" CHECK (char_length("flash_sale"."stop_reason") <= 300
        and ("flash_sale"."stop_reason" is null or "flash_sale"."state" = 'stopped')
        and (not "flash_sale"."is_stopped_by_staff" or "flash_sale"."stop_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "flash_sale_text" (
	"flash_sale_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_sale_text_once" PRIMARY KEY("flash_sale_id","locale"),
	CONSTRAINT "flash_sale_text_name" CHECK (char_length("flash_sale_text"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "flash_stock" (
	"flash_item_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"remaining" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_stock_once" PRIMARY KEY("flash_item_id","part"),
	CONSTRAINT "flash_stock_never_oversold" CHECK ("flash_stock"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "flash_use" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"flash_item_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_use_state" CHECK ("flash_use"."state" in ('unpaid', 'paid', 'returned')),
	CONSTRAINT "flash_use_quantity" CHECK ("flash_use"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_adjustment" DROP CONSTRAINT "order_adjustment_kind";--> statement-breakpoint
ALTER TABLE "flash_item" ADD CONSTRAINT "flash_item_of_session" FOREIGN KEY ("seller_id","flash_sale_id","starts_at","ends_at","is_open") REFERENCES "public"."flash_sale"("seller_id","id","starts_at","ends_at","is_open") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "flash_item" ADD CONSTRAINT "flash_item_of_sku" FOREIGN KEY ("seller_id","sku_id") REFERENCES "public"."sku"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_quota" ADD CONSTRAINT "flash_quota_flash_item_id_flash_item_id_fk" FOREIGN KEY ("flash_item_id") REFERENCES "public"."flash_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale" ADD CONSTRAINT "flash_sale_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_text" ADD CONSTRAINT "flash_sale_text_of_sale" FOREIGN KEY ("seller_id","flash_sale_id") REFERENCES "public"."flash_sale"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_stock" ADD CONSTRAINT "flash_stock_of_item" FOREIGN KEY ("seller_id","flash_item_id") REFERENCES "public"."flash_item"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_use" ADD CONSTRAINT "flash_use_of_item" FOREIGN KEY ("seller_id","flash_item_id") REFERENCES "public"."flash_item"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flash_item_of_sku_open" ON "flash_item" USING btree ("sku_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "flash_quota_of_member" ON "flash_quota" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "flash_quota_oldest" ON "flash_quota" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "flash_sale_newest" ON "flash_sale" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "flash_sale_of_seller_newest" ON "flash_sale" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "flash_sale_of_seller_begin" ON "flash_sale" USING btree ("seller_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "flash_sale_by_begin" ON "flash_sale" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "flash_sale_to_start" ON "flash_sale" USING btree ("starts_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "flash_sale_to_settle" ON "flash_sale" USING btree ("settle_at") WHERE settle_at is not null;--> statement-breakpoint
CREATE INDEX "flash_use_of_item_state" ON "flash_use" USING btree ("flash_item_id","state");--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_kind" CHECK ("order_adjustment"."kind" in ('activityPrice', 'merchantPrice', 'memberLevel', 'fullReduction', 'storeCoupon', 'platformCoupon', 'points', 'freeShipping'));--> statement-breakpoint
ALTER TABLE "flash_item" ADD CONSTRAINT "flash_item_one_sale_at_a_time" EXCLUDE USING gist ("sku_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("is_open");--> statement-breakpoint
ALTER TABLE "flash_sale" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flash_sale" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "flash_sale_of_seller" ON "flash_sale" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"()) WITH CHECK ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "flash_sale" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "flash_sale_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flash_sale_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "flash_sale_text_of_seller" ON "flash_sale_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"()) WITH CHECK ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "flash_sale_text" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "flash_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "flash_item" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "flash_item_of_seller" ON "flash_item" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"()) WITH CHECK ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "flash_item" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "flash_stock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "flash_stock" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "flash_stock_of_seller" ON "flash_stock" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "flash_stock" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "flash_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "flash_use" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "flash_use_of_seller" ON "flash_use" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "flash_use" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_flash_sale" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'flashSale' AND EXISTS (SELECT FROM "flash_sale" AS own WHERE own."id" = "entity_id"));
