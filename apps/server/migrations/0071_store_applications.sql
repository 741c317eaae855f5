CREATE TABLE "store_application" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "store_application_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2201 CACHE 1),
	"member_id" uuid,
	"seller_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"locale" text NOT NULL,
	"basics" jsonb,
	"company" jsonb,
	"category_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"settlement" jsonb,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_application_number_once" UNIQUE("number"),
	CONSTRAINT "store_application_state" CHECK ("store_application"."state" in ('draft', 'underReview', 'approved', 'rejected', 'auditFailed')),
	CONSTRAINT "store_application_categories" CHECK (cardinality("store_application"."category_ids") <= 200),
	CONSTRAINT "store_application_sent_is_whole" CHECK ("store_application"."state" = 'draft' or ("store_application"."submitted_at" is not null and "store_application"."basics" is not null and "store_application"."company" is not null and "store_application"."settlement" is not null and cardinality("store_application"."category_ids") > 0)),
	CONSTRAINT "store_application_basics" CHECK ("store_application"."basics" is null or (char_length("store_application"."basics" ->> 'name') between 1 and 20 and char_length("store_application"."basics" ->> 'address') >= 3 and char_length("store_application"."basics" ->> 'description') between 5 and 200)),
	CONSTRAINT "store_application_refused_says_why" CHECK ("store_application"."state" not in ('rejected', 'auditFailed') or "store_application"."reasons" <> '{}'::jsonb or "store_application"."remark" <> ''),
	CONSTRAINT "store_application_approved_has_store" CHECK (("store_application"."state" = 'approved') = ("store_application"."seller_id" is not null)),
	CONSTRAINT "store_application_has_member" CHECK ("store_application"."member_id" is not null or "store_application"."state" = 'approved')
);
--> statement-breakpoint
CREATE TABLE "store_document" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"application_id" uuid,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"object_key" text NOT NULL,
	"checked_key" text,
	"clear_at" timestamp with time zone,
	"expires_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_document_key_once" UNIQUE("object_key"),
	CONSTRAINT "store_document_kind" CHECK ("store_document"."kind" in ('licence', 'idFront', 'idBack', 'other')),
	CONSTRAINT "store_document_type" CHECK ("store_document"."type" in ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "store_document_checked" CHECK ("store_document"."application_id" is null or "store_document"."checked_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "store_category" (
	"seller_id" uuid NOT NULL,
	"product_category_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"commission_ppm" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_category_once" PRIMARY KEY("seller_id","product_category_id"),
	CONSTRAINT "store_category_place_once" UNIQUE("seller_id","place"),
	CONSTRAINT "store_category_place" CHECK ("store_category"."place" between 1 and 200),
	CONSTRAINT "store_category_commission" CHECK ("store_category"."commission_ppm" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "store_company" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_name" text NOT NULL,
	"licence_no" text NOT NULL,
	"trn" text NOT NULL,
	"legal_representative" text NOT NULL,
	"residence" text NOT NULL,
	"capital_minor" bigint,
	"capital_currency" text,
	"established_on" date NOT NULL,
	"licence_ends_on" date NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_company_capital" CHECK (("store_company"."capital_minor" is null) = ("store_company"."capital_currency" is null) and ("store_company"."capital_minor" is null or "store_company"."capital_minor" >= 0))
);
--> statement-breakpoint
CREATE TABLE "store_contract" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"during" daterange NOT NULL,
	"agreed_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_contract_has_days" CHECK (not isempty("store_contract"."during") and not lower_inf("store_contract"."during") and not upper_inf("store_contract"."during"))
);
--> statement-breakpoint
CREATE TABLE "store_follow" (
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_follow_once" PRIMARY KEY("member_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "store_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"published_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_page_blocks" CHECK (jsonb_typeof("store_page"."draft") = 'array' and jsonb_array_length("store_page"."draft") <= 8 and ("store_page"."published" is null or (jsonb_typeof("store_page"."published") = 'array' and jsonb_array_length("store_page"."published") <= 8))),
	CONSTRAINT "store_page_published" CHECK (("store_page"."published" is null) = ("store_page"."published_at" is null) and ("store_page"."published" is null) = ("store_page"."published_version" is null))
);
--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "logo_width" integer;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "logo_height" integer;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "sells_until" date;--> statement-breakpoint
ALTER TABLE "store_application" ADD CONSTRAINT "store_application_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_document" ADD CONSTRAINT "store_document_application_id_store_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."store_application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_company" ADD CONSTRAINT "store_company_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_contract" ADD CONSTRAINT "store_contract_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_page" ADD CONSTRAINT "store_page_id_store_id_fk" FOREIGN KEY ("id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_application_open_once" ON "store_application" USING btree ("member_id") WHERE state <> 'approved';--> statement-breakpoint
CREATE INDEX "store_application_of_member" ON "store_application" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "store_application_waiting" ON "store_application" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "store_application_unsent" ON "store_application" USING btree ("updated_at") WHERE state <> 'approved' and state <> 'underReview';--> statement-breakpoint
CREATE UNIQUE INDEX "store_document_once" ON "store_document" USING btree ("application_id","kind") WHERE kind <> 'other';--> statement-breakpoint
CREATE INDEX "store_document_of_application" ON "store_document" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "store_document_of_member" ON "store_document" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "store_document_unused" ON "store_document" USING btree ("created_at") WHERE application_id is null;--> statement-breakpoint
CREATE INDEX "store_document_to_clear" ON "store_document" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "store_company_of_licence" ON "store_company" USING btree (upper("licence_no"));--> statement-breakpoint
CREATE INDEX "store_company_of_trn" ON "store_company" USING btree ("trn");--> statement-breakpoint
CREATE INDEX "store_follow_of_member" ON "store_follow" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_follow_of_store" ON "store_follow" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "store_to_suspend" ON "store" USING btree ("sells_until") WHERE state not in ('suspended', 'terminated');--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gist";
--> statement-breakpoint
ALTER TABLE "store_contract" ADD CONSTRAINT "store_contract_one_at_a_time" EXCLUDE USING gist ("seller_id" WITH =, "during" WITH &&);
--> statement-breakpoint
ALTER TABLE "store_company" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "store_company" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_company_of_seller" ON "store_company" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_contract" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "store_contract" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_contract_of_seller" ON "store_contract" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_category" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "store_category" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_category_of_seller" ON "store_category" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_page" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "store_page" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_page_of_seller" ON "store_page" TO "ironsouq_merchant"
	USING ("id" = "current_seller"());
