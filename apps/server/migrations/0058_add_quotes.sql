CREATE TABLE "proforma" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_company" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"net_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"deposit_minor" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"object_key" text,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proforma_number_once" UNIQUE("year","number"),
	CONSTRAINT "proforma_of_quote_once" UNIQUE("quote_id"),
	CONSTRAINT "proforma_number" CHECK ("proforma"."number" >= 1),
	CONSTRAINT "proforma_amounts" CHECK ("proforma"."net_minor" > 0 and "proforma"."vat_minor" >= 0 and "proforma"."deposit_minor" > 0),
	CONSTRAINT "proforma_erased_is_empty" CHECK ("proforma"."erased_at" is null
        or ("proforma"."buyer_name" = '' and "proforma"."buyer_company" = '' and "proforma"."buyer_email" = '' and "proforma"."buyer_phone" = ''))
);
--> statement-breakpoint
CREATE TABLE "proforma_counter" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proforma_counter_last" CHECK ("proforma_counter"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "quote_quote_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 3301 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"inquiry_id" uuid,
	"request_id" uuid,
	"device_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"member_id" uuid,
	"buyer_name" text NOT NULL,
	"buyer_company" text NOT NULL,
	"author_id" uuid NOT NULL,
	"is_by_staff" boolean DEFAULT false NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_before_minor" bigint,
	"counter_minor" bigint,
	"counter_note" text DEFAULT '' NOT NULL,
	"countered_at" timestamp with time zone,
	"vat" text NOT NULL,
	"delivery" text NOT NULL,
	"ready_on" date,
	"warranty" text NOT NULL,
	"included" text NOT NULL,
	"note" text NOT NULL,
	"refusal_note" text DEFAULT '' NOT NULL,
	"rate_currency" text NOT NULL,
	"rate" numeric(16, 8) NOT NULL,
	"destination_code" text,
	"cost_parts" jsonb,
	"cost_minor" bigint,
	"import_vat_minor" bigint,
	"valid_until" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"reserved_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_no_once" UNIQUE("quote_no"),
	CONSTRAINT "quote_state" CHECK ("quote"."state" in ('open', 'countered', 'final', 'accepted', 'declined', 'withdrawn', 'expired', 'released', 'sold')),
	CONSTRAINT "quote_kind" CHECK ("quote"."kind" in ('quote', 'offer')),
	CONSTRAINT "quote_offer_has_no_inquiry" CHECK ("quote"."kind" = 'quote' or "quote"."inquiry_id" is null),
	CONSTRAINT "quote_vat" CHECK ("quote"."vat" in ('standard', 'margin', 'zeroExport')),
	CONSTRAINT "quote_delivery" CHECK ("quote"."delivery" in ('yard', 'onBoard', 'toPort')),
	CONSTRAINT "quote_warranty" CHECK ("quote"."warranty" in ('none', 'days30', 'days90', 'maker')),
	CONSTRAINT "quote_prices" CHECK ("quote"."price_minor" > 0 and "quote"."price_before_minor" > 0 and "quote"."counter_minor" > 0),
	CONSTRAINT "quote_rate" CHECK ("quote"."rate" > 0 and "quote"."rate_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "quote_counter" CHECK (("quote"."counter_minor" is null) = ("quote"."countered_at" is null)),
	CONSTRAINT "quote_countered_is_whole" CHECK ("quote"."state" <> 'countered' or "quote"."counter_minor" is not null),
	CONSTRAINT "quote_cost_is_whole" CHECK (("quote"."cost_minor" is null) = ("quote"."cost_parts" is null)
        and ("quote"."cost_minor" is null) = ("quote"."import_vat_minor" is null)
        and ("quote"."cost_minor" is null or "quote"."destination_code" is not null)),
	CONSTRAINT "quote_accepted_is_whole" CHECK (("quote"."state" in ('accepted', 'released', 'sold')) = ("quote"."accepted_at" is not null)
        and ("quote"."accepted_at" is null) = ("quote"."reserved_until" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"seller_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rank" smallint NOT NULL,
	"place" smallint,
	"buyer_name" text NOT NULL,
	"buyer_company" text NOT NULL,
	"opened_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reply_minutes" integer,
	"note" text DEFAULT '' NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_request_seller_once" UNIQUE NULLS NOT DISTINCT("inquiry_id","seller_id"),
	CONSTRAINT "quote_request_rank_once" UNIQUE("inquiry_id","rank"),
	CONSTRAINT "quote_request_state" CHECK ("quote_request"."state" in ('waiting', 'open', 'quoted', 'declined', 'lapsed', 'closed')),
	CONSTRAINT "quote_request_rank" CHECK ("quote_request"."rank" between 1 and 10),
	CONSTRAINT "quote_request_place" CHECK ("quote_request"."place" between 1 and 5),
	CONSTRAINT "quote_request_open_is_whole" CHECK ("quote_request"."state" in ('waiting', 'closed')
        or ("quote_request"."place" is not null and "quote_request"."opened_at" is not null and "quote_request"."due_at" is not null)),
	CONSTRAINT "quote_request_reply" CHECK (("quote_request"."reply_minutes" is null) = ("quote_request"."answered_at" is null) and "quote_request"."reply_minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "destination_code" text;--> statement-breakpoint
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proforma_of_seller" ON "proforma" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "proforma_erased" ON "proforma" USING btree ("erased_at") WHERE object_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_accepted_for_inquiry_once" ON "quote" USING btree ("inquiry_id") WHERE state in ('accepted', 'sold');--> statement-breakpoint
CREATE UNIQUE INDEX "quote_accepted_for_device_once" ON "quote" USING btree ("device_id") WHERE state = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_once" ON "quote" USING btree ("inquiry_id","device_id") WHERE kind = 'quote' and state in ('open', 'countered', 'final');--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_offer_once" ON "quote" USING btree ("member_id","device_id") WHERE kind = 'offer' and state in ('open', 'countered', 'final');--> statement-breakpoint
CREATE INDEX "quote_of_inquiry" ON "quote" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "quote_of_request" ON "quote" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_of_device" ON "quote" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "quote_of_seller" ON "quote" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "quote_of_member" ON "quote" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "quote_to_expire" ON "quote" USING btree ("valid_until") WHERE state in ('open', 'countered', 'final');--> statement-breakpoint
CREATE INDEX "quote_to_release" ON "quote" USING btree ("reserved_until") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "quote_old" ON "quote" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_place_once" ON "quote_request" USING btree ("inquiry_id","place") WHERE state in ('open', 'quoted');--> statement-breakpoint
CREATE INDEX "quote_request_of_seller" ON "quote_request" USING btree ("seller_id","state","due_at");--> statement-breakpoint
CREATE INDEX "quote_request_due" ON "quote_request" USING btree ("due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "quote_request_replies" ON "quote_request" USING btree ("seller_id","answered_at") WHERE reply_minutes is not null;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_destination_code_destination_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."destination"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_of_destination" ON "inquiry" USING btree ("destination_code");--> statement-breakpoint
-- The machine that an inquiry is about, for a seller who has the inquiry: it may belong to another seller,
-- whose rows the role cannot read.
CREATE VIEW "asked_machine" WITH (security_barrier) AS
	SELECT "inquiry"."id" AS "inquiry_id", "device"."id" AS "device_id", "device"."stock_no", "device"."year_made",
		"device_text"."locale", "device_text"."title"
	FROM "inquiry"
	JOIN "device" ON "device"."id" = "inquiry"."device_id"
	JOIN "device_text" ON "device_text"."device_id" = "device"."id"
	WHERE EXISTS (
		SELECT FROM "quote_request" AS own
		WHERE own."inquiry_id" = "inquiry"."id" AND own."seller_id" = "current_seller"() AND own."state" <> 'waiting'
	);
--> statement-breakpoint
GRANT SELECT ON "asked_machine" TO "ironsouq_merchant";
--> statement-breakpoint
-- How many other sellers have an inquiry: a number, and nothing about them.
CREATE FUNCTION "other_sellers_asked"(asked uuid) RETURNS integer
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT count(*)::int FROM "quote_request"
	WHERE "inquiry_id" = asked AND "state" IN ('open', 'quoted') AND "seller_id" IS DISTINCT FROM "current_seller"()
		AND EXISTS (
			SELECT FROM "quote_request" AS own
			WHERE own."inquiry_id" = asked AND own."seller_id" = "current_seller"() AND own."state" <> 'waiting'
		)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "other_sellers_asked"(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "other_sellers_asked"(uuid) TO "ironsouq_merchant";
--> statement-breakpoint
-- What a landed cost and a deadline are calculated from: the same for all sellers.
GRANT SELECT ON "destination", "destination_text", "landed_rate", "currency", "currency_text", "feature_switch", "holiday" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA "public" TO "ironsouq_merchant";
--> statement-breakpoint
ALTER TABLE "quote_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "quote_request" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "quote_request_of_seller" ON "quote_request" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"() AND "state" <> 'waiting');
--> statement-breakpoint
ALTER TABLE "quote" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "quote" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "quote_of_seller" ON "quote" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"())
	WITH CHECK (
		"seller_id" = "current_seller"()
		AND EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id")
		AND ("request_id" IS NULL OR EXISTS (
			SELECT FROM "quote_request" AS own WHERE own."id" = "request_id" AND own."inquiry_id" = "quote"."inquiry_id"
		))
	);
--> statement-breakpoint
ALTER TABLE "proforma" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "proforma" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "proforma_of_seller" ON "proforma" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "inquiry" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A message of a seller takes the next place in the thread; a seller changes nothing else of an inquiry.
GRANT SELECT, UPDATE ("last_seq", "updated_at") ON "inquiry" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "inquiry_of_seller" ON "inquiry" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "quote_request" AS own WHERE own."inquiry_id" = "inquiry"."id"));
--> statement-breakpoint
ALTER TABLE "inquiry_message" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "inquiry_message" TO "ironsouq_merchant";
--> statement-breakpoint
-- What other sellers write, and what the buyer writes to one of them, stays hidden.
CREATE POLICY "inquiry_message_of_seller" ON "inquiry_message" TO "ironsouq_merchant"
	USING (
		EXISTS (SELECT FROM "inquiry" AS own WHERE own."id" = "inquiry_id")
		AND ("seller_id" = "current_seller"() OR ("seller_id" IS NULL AND "author" = 'buyer'))
	)
	WITH CHECK (
		EXISTS (SELECT FROM "inquiry" AS own WHERE own."id" = "inquiry_id")
		AND "seller_id" = "current_seller"() AND "author" = 'seller'
	);
--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "inquiry_attachment" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "inquiry_attachment_of_seller" ON "inquiry_attachment" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "inquiry_message" AS own WHERE own."id" = "message_id"));
--> statement-breakpoint
ALTER POLICY "lifecycle_log_of_seller" ON "lifecycle_log"
	USING (CASE "entity"
		WHEN 'device' THEN EXISTS (SELECT FROM "device" AS own WHERE own."id" = "entity_id")
		WHEN 'sellerAccount' THEN EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "entity_id")
		WHEN 'upload' THEN EXISTS (SELECT FROM "upload" AS own WHERE own."id" = "entity_id")
		WHEN 'quote' THEN EXISTS (SELECT FROM "quote" AS own WHERE own."id" = "entity_id")
		WHEN 'quoteRequest' THEN EXISTS (SELECT FROM "quote_request" AS own WHERE own."id" = "entity_id")
		ELSE false END);
