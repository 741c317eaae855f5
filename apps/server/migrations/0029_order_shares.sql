ALTER TABLE "order_adjustment" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_once" UNIQUE NULLS NOT DISTINCT("order_id","order_line_id","kind","source_id","funded_by");--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_points" CHECK ("order_adjustment"."points" >= 0 and ("order_adjustment"."kind" = 'points' or "order_adjustment"."points" = 0));--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_place" CHECK (("order_adjustment"."order_line_id" is null) = ("order_adjustment"."kind" = 'freeShipping'));--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_payer" CHECK (case "order_adjustment"."kind" when 'merchantPrice' then "order_adjustment"."funded_by" = 'store' when 'points' then "order_adjustment"."funded_by" = 'platform' else true end);--> statement-breakpoint
-- At commit an order is the sum of its lines, and what was taken off each line and the freight is the sum of its
-- adjustments. The VAT of an order beyond that of its lines is contained in its freight.
CREATE OR REPLACE FUNCTION "order_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
	the_order uuid := (CASE WHEN TG_TABLE_NAME = 'store_order' THEN changed ->> 'id' ELSE changed ->> 'order_id' END)::uuid;
BEGIN
	IF EXISTS (
		SELECT FROM "store_order" AS o,
			LATERAL (SELECT coalesce(sum("goods_minor"), 0) AS goods, coalesce(sum("discount_minor"), 0) AS discount,
				coalesce(sum("quantity"), 0) AS quantity, coalesce(sum("vat_minor"), 0) AS vat
				FROM "order_line" WHERE "order_id" = o."id") AS l,
			LATERAL (SELECT coalesce(sum("amount_minor"), 0) AS amount,
				coalesce(sum("amount_minor") FILTER (WHERE "order_line_id" IS NULL), 0) AS of_freight
				FROM "order_adjustment" WHERE "order_id" = o."id") AS a
		WHERE o."id" = the_order AND (l.goods <> o."goods_minor" OR l.quantity <> o."quantity"
			OR a.amount <> o."discount_minor" OR a.amount - a.of_freight <> l.discount OR a.of_freight > o."freight_minor"
			OR o."vat_minor" - l.vat NOT BETWEEN 0 AND o."freight_minor" - a.of_freight)
	) OR EXISTS (
		SELECT FROM (SELECT "id", "discount_minor" FROM "order_line" WHERE "order_id" = the_order) AS l
			FULL JOIN (SELECT "order_line_id" AS "id", sum("amount_minor") AS amount FROM "order_adjustment"
				WHERE "order_id" = the_order AND "order_line_id" IS NOT NULL GROUP BY 1) AS a USING ("id")
		WHERE coalesce(l."discount_minor", 0) <> coalesce(a.amount, 0)
	) THEN
		RAISE EXCEPTION 'the order % does not add up', the_order
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_adds_up';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "store_order_adds_up" ON "store_order";--> statement-breakpoint
DROP TRIGGER "order_line_adds_up" ON "order_line";--> statement-breakpoint
DROP TRIGGER "order_adjustment_adds_up" ON "order_adjustment";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_order_adds_up"
	AFTER INSERT OR UPDATE OF "goods_minor", "discount_minor", "freight_minor", "vat_minor", "quantity" ON "store_order"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_line_adds_up"
	AFTER INSERT OR UPDATE OF "goods_minor", "discount_minor", "vat_minor", "quantity", "order_id" ON "order_line"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_adjustment_adds_up" AFTER INSERT OR UPDATE OR DELETE ON "order_adjustment"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
