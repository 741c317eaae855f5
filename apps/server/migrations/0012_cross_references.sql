CREATE TABLE "product_cross_reference" (
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"maker" text NOT NULL,
	"number" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_cross_reference_place" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_cross_reference_once" UNIQUE("product_id","key"),
	CONSTRAINT "product_cross_reference_few" CHECK ("product_cross_reference"."position" between 0 and 19),
	CONSTRAINT "product_cross_reference_key" CHECK ("product_cross_reference"."key" <> '')
);
--> statement-breakpoint
ALTER TABLE "trade_word" DROP CONSTRAINT "trade_word_one_meaning";--> statement-breakpoint
ALTER TABLE "trade_word" ADD COLUMN "product_category_id" uuid;--> statement-breakpoint
ALTER TABLE "product_cross_reference" ADD CONSTRAINT "product_cross_reference_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_cross_reference_of_number" ON "product_cross_reference" USING btree ("key","product_id");--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_of_product_category_once" UNIQUE("product_category_id");--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_one_meaning" CHECK (num_nonnulls("trade_word"."category_id", "trade_word"."brand_id", "trade_word"."product_category_id") <= 1);--> statement-breakpoint
ALTER TABLE "product_cross_reference" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "product_cross_reference" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_cross_reference_of_seller" ON "product_cross_reference" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "product_cross_reference" TO "ironsouq_app" USING (true) WITH CHECK (true);
