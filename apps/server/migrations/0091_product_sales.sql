CREATE TABLE "product_sale" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"is_returned" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_sale_once" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "product_sale_quantity" CHECK ("product_sale"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_sale" ADD CONSTRAINT "product_sale_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_sale_changed" ON "product_sale" USING btree ("product_id","updated_at");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sold_count" CHECK ("product"."sold_count" >= 0);