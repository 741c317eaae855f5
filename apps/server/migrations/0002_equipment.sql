CREATE TABLE "device_certificate" (
	"device_id" uuid NOT NULL,
	"certification_id" uuid NOT NULL,
	"number" text NOT NULL,
	"body" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"swl_kg" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_certificate_once" PRIMARY KEY("device_id","certification_id"),
	CONSTRAINT "device_certificate_dates" CHECK ("device_certificate"."issued_on" <= "device_certificate"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "device_proof" (
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"checked_on" date,
	"evidence" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_proof_once" PRIMARY KEY("device_id","kind"),
	CONSTRAINT "device_proof_proven" CHECK ("device_proof"."state" <> 'proven' or "device_proof"."checked_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "trade_word" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid,
	"brand_id" uuid,
	"words" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_word_of_category_once" UNIQUE("category_id"),
	CONSTRAINT "trade_word_of_brand_once" UNIQUE("brand_id"),
	CONSTRAINT "trade_word_one_meaning" CHECK (num_nonnulls("trade_word"."category_id", "trade_word"."brand_id") <= 1),
	CONSTRAINT "trade_word_some" CHECK (cardinality("trade_word"."words") > 0)
);
--> statement-breakpoint
CREATE TABLE "inspection" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"report_no" text NOT NULL,
	"inspector_no" integer NOT NULL,
	"inspected_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_report_once" UNIQUE("report_no"),
	CONSTRAINT "inspection_validity" CHECK ("inspection"."valid_until" >= "inspection"."inspected_on")
);
--> statement-breakpoint
CREATE TABLE "inspection_finding" (
	"inspection_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"state" text NOT NULL,
	"value" double precision,
	"note" text,
	"note_locale" text,
	"repair_minor" bigint,
	"picture_position" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_finding_once" PRIMARY KEY("inspection_id","point_id"),
	CONSTRAINT "inspection_finding_note" CHECK (("inspection_finding"."note" is null) = ("inspection_finding"."note_locale" is null)),
	CONSTRAINT "inspection_finding_repair" CHECK ("inspection_finding"."repair_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inspection_point" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"part" text NOT NULL,
	"unit" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_point_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "inspection_point_text" (
	"point_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_point_text_once" PRIMARY KEY("point_id","locale")
);
--> statement-breakpoint
CREATE TABLE "inspection_template" (
	"category_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"x" smallint,
	"y" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_template_once" PRIMARY KEY("category_id","point_id"),
	CONSTRAINT "inspection_template_place" CHECK (("inspection_template"."x" is null) = ("inspection_template"."y" is null))
);
--> statement-breakpoint
CREATE TABLE "destination" (
	"code" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"country" text NOT NULL,
	"duty_points" integer NOT NULL,
	"vat_points" integer NOT NULL,
	"fuel_ppm" integer NOT NULL,
	"age_limit_years" smallint,
	"road_km" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "destination_mode" CHECK ("destination"."mode" in ('local', 'road', 'roro')),
	CONSTRAINT "destination_country" CHECK ("destination"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "destination_taxes" CHECK ("destination"."duty_points" between 0 and 10000 and "destination"."vat_points" between 0 and 10000),
	CONSTRAINT "destination_fuel" CHECK ("destination"."fuel_ppm" > 0),
	CONSTRAINT "destination_age" CHECK ("destination"."age_limit_years" > 0),
	CONSTRAINT "destination_road" CHECK (("destination"."mode" = 'road') = ("destination"."road_km" is not null))
);
--> statement-breakpoint
CREATE TABLE "destination_text" (
	"destination_code" text NOT NULL,
	"locale" text NOT NULL,
	"place" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "destination_text_once" PRIMARY KEY("destination_code","locale")
);
--> statement-breakpoint
CREATE TABLE "landed_rate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"destination_code" text,
	"mode" text,
	"emirate" text,
	"size_class" text,
	"from_minor" bigint,
	"amount_minor" bigint NOT NULL,
	"points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landed_rate_once" UNIQUE NULLS NOT DISTINCT("kind","destination_code","mode","emirate","size_class","from_minor","valid_from"),
	CONSTRAINT "landed_rate_kind" CHECK ("landed_rate"."kind" in ('fee', 'vat', 'duty', 'haulage', 'freight', 'papers', 'insurance')),
	CONSTRAINT "landed_rate_figures" CHECK ("landed_rate"."amount_minor" >= 0 and "landed_rate"."points" between 0 and 10000),
	CONSTRAINT "landed_rate_of_fee" CHECK (("landed_rate"."kind" = 'fee') = ("landed_rate"."from_minor" is not null)),
	CONSTRAINT "landed_rate_of_haulage" CHECK (("landed_rate"."kind" = 'haulage') = ("landed_rate"."emirate" is not null)
        and ("landed_rate"."kind" = 'haulage') = ("landed_rate"."mode" is not null)
        and ("landed_rate"."kind" = 'haulage') = ("landed_rate"."size_class" is not null)),
	CONSTRAINT "landed_rate_of_destination" CHECK (("landed_rate"."kind" in ('freight', 'papers')) = ("landed_rate"."destination_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"owner_audience" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"declared_type" text NOT NULL,
	"declared_size" integer NOT NULL,
	"original_key" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"fault" text,
	"picture_key" text,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"clear_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('asked', 'received', 'ready', 'refused', 'expired')),
	CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('avatar', 'logo', 'licence', 'voucher', 'chat', 'comment', 'equipment')),
	CONSTRAINT "upload_size" CHECK ("upload"."declared_size" > 0),
	CONSTRAINT "upload_ready_is_whole" CHECK ("upload"."state" <> 'ready' or ("upload"."picture_key" is not null and "upload"."width" > 0 and "upload"."height" > 0)),
	CONSTRAINT "upload_refused_says_why" CHECK ("upload"."state" <> 'refused' or "upload"."fault" is not null)
);
--> statement-breakpoint
CREATE TABLE "machine_model" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"brand_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"specs" jsonb NOT NULL,
	"hours_per_year" integer,
	"km_per_year" integer,
	"life_hours" integer,
	"new_price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"price_curve" text NOT NULL,
	"first_year" smallint NOT NULL,
	"last_year" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "machine_model_once" UNIQUE("brand_id","category_id","name"),
	CONSTRAINT "machine_model_years" CHECK ("machine_model"."first_year" <= "machine_model"."last_year"),
	CONSTRAINT "machine_model_price" CHECK ("machine_model"."new_price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"since_year" smallint NOT NULL,
	"reply_minutes" integer,
	"sold_count" integer NOT NULL,
	"claims_upheld" integer NOT NULL,
	"licence_checked_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_code_once" UNIQUE("code"),
	CONSTRAINT "seller_claims" CHECK ("seller"."claims_upheld" between 0 and "seller"."sold_count")
);
--> statement-breakpoint
CREATE TABLE "seller_text" (
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_text_once" PRIMARY KEY("seller_id","locale")
);
--> statement-breakpoint
CREATE TABLE "sitemap_segment" (
	"number" integer PRIMARY KEY NOT NULL,
	"shown" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"leaves_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sitemap_segment_number" CHECK ("sitemap_segment"."number" > 0 and "sitemap_segment"."shown" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spec_field" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"min" double precision,
	"max" double precision,
	"better" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_field_code_once" UNIQUE("code"),
	CONSTRAINT "spec_field_unit" CHECK ("spec_field"."kind" = 'number' or "spec_field"."unit" is null),
	CONSTRAINT "spec_field_range" CHECK ("spec_field"."min" <= "spec_field"."max")
);
--> statement-breakpoint
CREATE TABLE "spec_field_category" (
	"field_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"facet" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_field_category_once" PRIMARY KEY("category_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "spec_field_text" (
	"field_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_field_text_once" PRIMARY KEY("field_id","locale")
);
--> statement-breakpoint
CREATE TABLE "spec_option" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"field_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_option_once" UNIQUE("field_id","code")
);
--> statement-breakpoint
CREATE TABLE "spec_option_text" (
	"option_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_option_text_once" PRIMARY KEY("option_id","locale")
);
--> statement-breakpoint
CREATE TABLE "price_guide" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"low_minor" bigint NOT NULL,
	"high_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"sold_count" integer NOT NULL,
	"reckoned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_guide_range" CHECK ("price_guide"."low_minor" > 0 and "price_guide"."low_minor" <= "price_guide"."high_minor")
);
--> statement-breakpoint
CREATE TABLE "sale" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"device_id" uuid,
	"brand_id" uuid NOT NULL,
	"model" text NOT NULL,
	"year_made" smallint NOT NULL,
	"work_hours" integer,
	"mileage_km" integer,
	"grade" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"sold_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_once" UNIQUE("reference"),
	CONSTRAINT "sale_price" CHECK ("sale"."price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "yard" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"emirate" text NOT NULL,
	"free_zone" boolean NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yard_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "yard_text" (
	"yard_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yard_text_once" PRIMARY KEY("yard_id","locale")
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "device_picture" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "intro" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "model_id" uuid;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "year_in_service" smallint;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "hours_source" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "yard_id" uuid;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "warranty" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "gcc_cooling" boolean;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "plated" boolean;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "papers" text[];--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "specs" jsonb;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "note_locale" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "price_mode" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "vat_mode" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "sold_on" date;--> statement-breakpoint
-- Machines that are there already: one seller stands for all, and their yards become rows.
INSERT INTO "seller" ("code", "since_year", "sold_count", "claims_upheld", "created_at")
SELECT 'ironsouq', extract(year from now())::int, 0, 0, now() WHERE EXISTS (SELECT 1 FROM "device");--> statement-breakpoint
INSERT INTO "seller_text" ("seller_id", "locale", "name", "created_at") SELECT "id", 'en', 'Ironsouq', now() FROM "seller";--> statement-breakpoint
INSERT INTO "yard" ("code", "emirate", "free_zone", "latitude", "longitude", "created_at")
SELECT DISTINCT ON ("yard") trim(both '-' from regexp_replace(lower("yard"), '[^a-z0-9]+', '-', 'g')), "emirate", "yard" ILIKE '%free zone%', 25.2, 55.3, now() FROM "device";--> statement-breakpoint
INSERT INTO "yard_text" ("yard_id", "locale", "name", "created_at")
SELECT DISTINCT ON (y."id") y."id", 'en', d."yard", now() FROM "device" d JOIN "yard" y ON y."code" = trim(both '-' from regexp_replace(lower(d."yard"), '[^a-z0-9]+', '-', 'g'));--> statement-breakpoint
UPDATE "device" SET
  "seller_id" = (SELECT "id" FROM "seller" WHERE "code" = 'ironsouq'),
  "yard_id" = (SELECT "id" FROM "yard" WHERE "code" = trim(both '-' from regexp_replace(lower("device"."yard"), '[^a-z0-9]+', '-', 'g'))),
  "hours_source" = 'declared', "warranty" = 'none', "gcc_cooling" = false, "plated" = "customs" = 'uaeRegistered',
  "papers" = '{}', "specs" = "measures", "vat_mode" = 'standard',
  "price_mode" = CASE WHEN "price_minor" IS NULL THEN 'onRequest' ELSE 'fixed' END,
  "sold_on" = CASE WHEN "state" = 'sold' THEN "updated_at"::date END;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "seller_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "hours_source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "yard_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "warranty" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "gcc_cooling" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "plated" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "papers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "specs" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "price_mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "vat_mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "device" DROP COLUMN "measures";--> statement-breakpoint
ALTER TABLE "device" DROP COLUMN "yard";--> statement-breakpoint
ALTER TABLE "device_certificate" ADD CONSTRAINT "device_certificate_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_certificate" ADD CONSTRAINT "device_certificate_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_proof" ADD CONSTRAINT "device_proof_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD CONSTRAINT "inspection_finding_inspection_id_inspection_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD CONSTRAINT "inspection_finding_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_point_text" ADD CONSTRAINT "inspection_point_text_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_template" ADD CONSTRAINT "inspection_template_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_template" ADD CONSTRAINT "inspection_template_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_text" ADD CONSTRAINT "destination_text_destination_code_destination_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."destination"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_rate" ADD CONSTRAINT "landed_rate_destination_code_destination_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."destination"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_model" ADD CONSTRAINT "machine_model_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_model" ADD CONSTRAINT "machine_model_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_text" ADD CONSTRAINT "seller_text_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_field_category" ADD CONSTRAINT "spec_field_category_field_id_spec_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."spec_field"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_field_category" ADD CONSTRAINT "spec_field_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_field_text" ADD CONSTRAINT "spec_field_text_field_id_spec_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."spec_field"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_option" ADD CONSTRAINT "spec_option_field_id_spec_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."spec_field"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_option_text" ADD CONSTRAINT "spec_option_text_option_id_spec_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."spec_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_guide" ADD CONSTRAINT "price_guide_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_text" ADD CONSTRAINT "yard_text_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_of_device" ON "inspection" USING btree ("device_id","inspected_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "upload_due" ON "upload" USING btree ("expires_at") WHERE state in ('asked', 'received');--> statement-breakpoint
CREATE INDEX "upload_to_clear" ON "upload" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "machine_model_of_category" ON "machine_model" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "sitemap_segment_leaving" ON "sitemap_segment" USING btree ("leaves_on");--> statement-breakpoint
CREATE INDEX "sale_of_model" ON "sale" USING btree ("brand_id","model","sold_on" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_listed_counted" ON "device" USING btree ("category_id","brand_id","emirate","grade","listed_at") WHERE state = 'listed';--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_seq_once" UNIQUE("seq");--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_price_mode" CHECK ("device"."price_mode" <> 'fixed' or "device"."price_minor" is not null);--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_note" CHECK (("device"."note" is null) = ("device"."note_locale" is null));--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_sold" CHECK ("device"."sold_on" is null or "device"."state" = 'sold');