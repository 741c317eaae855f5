CREATE TABLE "product_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"products_total" integer NOT NULL,
	"products_done" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_export_state" CHECK ("product_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "product_export" ADD CONSTRAINT "product_export_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_export_of_seller" ON "product_export" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "product_export_due" ON "product_export" USING btree ("expires_at") WHERE state <> 'expired';
--> statement-breakpoint
-- The worker writes the file and moves the row: people of a seller ask for one and see how far it is.
ALTER TABLE "product_export" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "product_export" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_export_of_seller" ON "product_export" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
