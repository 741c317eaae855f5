ALTER TABLE "proforma" ADD COLUMN "drawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "proforma" SET "drawn_at" = "created_at" WHERE "object_key" IS NOT NULL;--> statement-breakpoint
UPDATE "quote_request" SET "ended_at" = "updated_at" WHERE "state" IN ('declined', 'lapsed', 'closed');--> statement-breakpoint
CREATE INDEX "chat_message_picture" ON "chat_message" USING btree ("picture_key") WHERE picture_key is not null;--> statement-breakpoint
CREATE INDEX "quote_request_of_seller_changed" ON "quote_request" USING btree ("seller_id","updated_at");--> statement-breakpoint
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_drawn_has_file" CHECK ("proforma"."drawn_at" is null or "proforma"."object_key" is not null);--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_ended" CHECK (("quote_request"."state" in ('declined', 'lapsed', 'closed')) = ("quote_request"."ended_at" is not null));--> statement-breakpoint
-- A seller who never had the inquiry reads nothing of it, also after the request was closed.
ALTER POLICY "quote_request_of_seller" ON "quote_request"
	USING ("seller_id" = "current_seller"() AND "opened_at" IS NOT NULL);
--> statement-breakpoint
CREATE OR REPLACE VIEW "asked_machine" WITH (security_barrier) AS
	SELECT "inquiry"."id" AS "inquiry_id", "device"."id" AS "device_id", "device"."stock_no", "device"."year_made",
		"device_text"."locale", "device_text"."title"
	FROM "inquiry"
	JOIN "device" ON "device"."id" = "inquiry"."device_id"
	JOIN "device_text" ON "device_text"."device_id" = "device"."id"
	WHERE EXISTS (
		SELECT FROM "quote_request" AS own
		WHERE own."inquiry_id" = "inquiry"."id" AND own."seller_id" = "current_seller"() AND own."opened_at" IS NOT NULL
	);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "other_sellers_asked"(asked uuid) RETURNS integer
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT count(*)::int FROM "quote_request"
	WHERE "inquiry_id" = asked AND "state" IN ('open', 'quoted') AND "seller_id" IS DISTINCT FROM "current_seller"()
		AND EXISTS (
			SELECT FROM "quote_request" AS own
			WHERE own."inquiry_id" = asked AND own."seller_id" = "current_seller"() AND own."opened_at" IS NOT NULL
		)
$$;
--> statement-breakpoint
-- What the buyer writes to all is for those who have the inquiry when it is written.
ALTER POLICY "inquiry_message_of_seller" ON "inquiry_message"
	USING (EXISTS (
		SELECT FROM "quote_request" AS own
		WHERE own."inquiry_id" = "inquiry_message"."inquiry_id" AND (
			"inquiry_message"."seller_id" = "current_seller"()
			OR ("inquiry_message"."seller_id" IS NULL AND "inquiry_message"."author" = 'buyer'
				AND "inquiry_message"."created_at" <= coalesce(own."ended_at", 'infinity'))
		)
	))
	WITH CHECK (
		"seller_id" = "current_seller"() AND "author" = 'seller' AND EXISTS (
			SELECT FROM "quote_request" AS own
			WHERE own."inquiry_id" = "inquiry_message"."inquiry_id" AND own."ended_at" IS NULL
		)
	);
