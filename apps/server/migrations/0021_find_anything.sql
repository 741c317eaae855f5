CREATE TABLE "order_word" (
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "order_word_once" PRIMARY KEY("order_id","word")
);
--> statement-breakpoint
CREATE TABLE "list_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"list" text NOT NULL,
	"person_id" uuid NOT NULL,
	"seller_id" uuid,
	"sees_members" boolean NOT NULL,
	"locale" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_export_list" CHECK ("list_export"."list" in ('order', 'inquiry')),
	CONSTRAINT "list_export_state" CHECK ("list_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "order_word" ADD CONSTRAINT "order_word_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_export" ADD CONSTRAINT "list_export_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_word_found" ON "order_word" USING btree ("word","order_id");--> statement-breakpoint
CREATE INDEX "order_word_of_seller" ON "order_word" USING btree ("seller_id","word","order_id");--> statement-breakpoint
CREATE INDEX "list_export_of_seller" ON "list_export" USING btree ("seller_id") WHERE "list_export"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "list_export_due" ON "list_export" USING btree ("expires_at") WHERE state <> 'expired';--> statement-breakpoint
CREATE INDEX "chat_buyer_begins" ON "chat" USING btree (lower("buyer_name") text_pattern_ops) WHERE seller_id is null;--> statement-breakpoint
CREATE INDEX "chat_of_order" ON "chat" USING btree ("order_number") WHERE order_number is not null;--> statement-breakpoint
CREATE INDEX "device_serial_ends" ON "device" USING btree ((reverse((upper(regexp_replace(serial_no, '[^A-Za-z0-9]', '', 'g')) collate "C")) collate "C"));--> statement-breakpoint
CREATE INDEX "store_order_of_state" ON "store_order" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "product_name_words" ON "product_text" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sku_by_code" ON "sku" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "member_mobile_ends" ON "member" USING btree (reverse("mobile") text_pattern_ops);--> statement-breakpoint

-- A text as it is compared in searches: small letters without marks, digits 0 to 9, one space for what is neither.
CREATE FUNCTION "search_key"(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(translate(
		regexp_replace(lower(normalize(given, NFKD) COLLATE "pg_c_utf8"), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g'),
		'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ىة', '01234567890123456789يه'),
		'[\s!-/:-@\[-`{-~،؛–—]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION "order_words"(number text, address jsonb, tracking text[]) RETURNS SETOF text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT DISTINCT left(word, 60) FROM (
		SELECT unnest(string_to_array(search_key(name), ' ') || replace(search_key(name), ' ', '')) AS word
		FROM regexp_split_to_table(address ->> 'recipient', '\s+') AS name
		UNION ALL SELECT '<' || reverse(replace(search_key(address ->> 'phone'), ' ', ''))
		UNION ALL SELECT '<' || reverse(replace(search_key(number), ' ', ''))
		UNION ALL SELECT unnest(ARRAY[key, '<' || reverse(key)])
		FROM unnest(tracking) AS given, replace(search_key(given), ' ', '') AS key
	) AS words WHERE word NOT IN ('', '<')
$$;--> statement-breakpoint
-- As its owner: no one else writes words of orders.
CREATE FUNCTION "write_order_words"() RETURNS trigger LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE of_order uuid;
BEGIN
	IF TG_TABLE_NAME = 'store_order' THEN
		of_order := NEW."id";
	ELSIF TG_OP = 'DELETE' THEN
		of_order := OLD."order_id";
	ELSE
		of_order := NEW."order_id";
	END IF;
	IF TG_TABLE_NAME = 'parcel' OR TG_OP = 'UPDATE' THEN
		DELETE FROM "order_word" WHERE "order_id" = of_order;
	END IF;
	INSERT INTO "order_word" ("order_id", "member_id", "seller_id", "word")
	SELECT o."id", o."member_id", o."seller_id", w.word
	FROM "store_order" o, order_words(o."number", o."address", ARRAY(SELECT p."tracking_no" FROM "parcel" p WHERE p."order_id" = o."id")) AS w (word)
	WHERE o."id" = of_order
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "store_order_words" AFTER INSERT OR UPDATE OF "number", "address" ON "store_order" FOR EACH ROW EXECUTE FUNCTION "write_order_words"();--> statement-breakpoint
CREATE TRIGGER "parcel_words" AFTER INSERT OR DELETE OR UPDATE OF "tracking_no" ON "parcel" FOR EACH ROW EXECUTE FUNCTION "write_order_words"();--> statement-breakpoint
INSERT INTO "order_word" ("order_id", "member_id", "seller_id", "word")
SELECT o."id", o."member_id", o."seller_id", w.word
FROM "store_order" o, order_words(o."number", o."address", ARRAY(SELECT p."tracking_no" FROM "parcel" p WHERE p."order_id" = o."id")) AS w (word)
ON CONFLICT DO NOTHING;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "order_word" FROM "ironsouq_app";--> statement-breakpoint
ALTER TABLE "order_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "order_word" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "order_word_of_seller" ON "order_word" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "order_word" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "list_export" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "list_export" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "list_export_of_seller" ON "list_export" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "list_export" TO "ironsouq_app" USING (true) WITH CHECK (true);
