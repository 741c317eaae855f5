-- What drizzle does not write: a set of ids that can be "all but these", so that one constraint says that promotions of a
-- kind never meet at a product.
CREATE TYPE "uuidrange" AS RANGE (SUBTYPE = uuid, MULTIRANGE_TYPE_NAME = "uuidmultirange");--> statement-breakpoint
CREATE FUNCTION "promotion_covers"("scope" text, "product_ids" uuid[]) RETURNS "uuidmultirange"
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN (
		SELECT CASE "scope" WHEN 'all' THEN '{(,)}'::"uuidmultirange" - "named" ELSE "named" END
		FROM (SELECT coalesce(range_agg("uuidrange"("id", "id", '[]')), '{}'::"uuidmultirange") AS "named"
			FROM unnest("product_ids") AS "given" ("id")) AS "listed"
	);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"scope" text NOT NULL,
	"product_ids" uuid[] NOT NULL,
	"covers" uuidmultirange GENERATED ALWAYS AS (promotion_covers(scope, product_ids)) STORED NOT NULL,
	"currency" text NOT NULL,
	"rule" jsonb NOT NULL,
	"budget_minor" bigint,
	"spent_minor" bigint DEFAULT 0 NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"end_reason" text,
	"stop_reason" text,
	"is_stopped_by_staff" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "promotion_kind" CHECK ("promotion"."kind" in ('fullReduction')),
	CONSTRAINT "promotion_state" CHECK ("promotion"."state" in ('draft', 'scheduled', 'running', 'ended', 'stopped')),
	CONSTRAINT "promotion_scope" CHECK ("promotion"."scope" in ('all', 'chosen')),
	CONSTRAINT "promotion_period" CHECK ("promotion"."ends_at" > "promotion"."starts_at" and "promotion"."ends_at" <= "promotion"."starts_at" + 366 * interval '1 day'),
	CONSTRAINT "promotion_is_for_something" CHECK ("promotion"."scope" = 'all' or cardinality("promotion"."product_ids") > 0),
	CONSTRAINT "promotion_within_budget" CHECK ("promotion"."budget_minor" > 0 and "promotion"."spent_minor" <= "promotion"."budget_minor" or "promotion"."budget_minor" is null),
	CONSTRAINT "promotion_spent" CHECK (0 <= "promotion"."paid_minor" and "promotion"."paid_minor" <= "promotion"."spent_minor"),
	CONSTRAINT "promotion_ended_says_why" CHECK (("promotion"."state" = 'ended') = ("promotion"."end_reason" is not null) and "promotion"."end_reason" in ('time', 'budget')),
	CONSTRAINT "promotion_stop_reason" CHECK (char_length("promotion"."stop_reason") <= 300
        and ("promotion"."stop_reason" is null or "promotion"."state" = 'stopped')
        and (not "promotion"."is_stopped_by_staff" or "promotion"."stop_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotion_text" (
	"promotion_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_text_once" PRIMARY KEY("promotion_id","locale"),
	CONSTRAINT "promotion_text_name" CHECK (char_length("promotion_text"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"promotion_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"sales_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_use_once" PRIMARY KEY("order_id","promotion_id"),
	CONSTRAINT "promotion_use_state" CHECK ("promotion_use"."state" in ('unpaid', 'paid', 'canceled')),
	CONSTRAINT "promotion_use_amounts" CHECK ("promotion_use"."amount_minor" > 0 and "promotion_use"."sales_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_text" ADD CONSTRAINT "promotion_text_of_promotion" FOREIGN KEY ("seller_id","promotion_id") REFERENCES "public"."promotion"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_of_promotion" FOREIGN KEY ("seller_id","promotion_id") REFERENCES "public"."promotion"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_newest" ON "promotion" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "promotion_of_seller_newest" ON "promotion" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promotion_of_seller_begin" ON "promotion" USING btree ("seller_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "promotion_by_begin" ON "promotion" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "promotion_to_start" ON "promotion" USING btree ("starts_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "promotion_to_end" ON "promotion" USING btree ("ends_at") WHERE state in ('scheduled', 'running');--> statement-breakpoint
CREATE INDEX "promotion_use_list" ON "promotion_use" USING btree ("promotion_id","state");--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_one_at_a_time" EXCLUDE USING gist ("seller_id" WITH =, "kind" WITH =, "covers" WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" in ('scheduled', 'running'));--> statement-breakpoint
ALTER TABLE "promotion" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "promotion" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "promotion_of_seller" ON "promotion" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"()) WITH CHECK ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "promotion" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "promotion_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "promotion_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "promotion_text_of_seller" ON "promotion_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"()) WITH CHECK ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "promotion_text" TO "ironsouq_app" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "promotion_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "promotion_use" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "promotion_use_of_seller" ON "promotion_use" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "promotion_use" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_promotion" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'promotion' AND EXISTS (SELECT FROM "promotion" AS own WHERE own."id" = "entity_id"));
