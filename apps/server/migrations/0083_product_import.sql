ALTER TABLE "data_import" DROP CONSTRAINT "data_import_kind";--> statement-breakpoint
ALTER TABLE "data_import" DROP CONSTRAINT "data_import_sender";--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_kind" CHECK ("data_import"."kind" in ('device', 'product'));--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_sender" CHECK (num_nonnulls("data_import"."staff_id", "data_import"."account_id") = ("data_import"."origin" <> 'feed')::int);
--> statement-breakpoint
-- People of a store see and decide on files of their products; the worker reads them and writes what came of the rows.
ALTER TABLE "data_import" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "data_import" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "data_import_of_seller" ON "data_import" TO "ironsouq_merchant"
	USING ("kind" = 'product' AND "seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "data_import_row" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "data_import_row" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "data_import_row_of_seller" ON "data_import_row" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "import_id"));
--> statement-breakpoint
ALTER TABLE "data_import_key" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, DELETE ON "data_import_key" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "data_import_key_of_seller" ON "data_import_key" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "import_id"));
--> statement-breakpoint
ALTER TABLE "import_mapping" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "import_mapping" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "import_mapping_of_seller" ON "import_mapping" TO "ironsouq_merchant"
	USING ("kind" = 'product' AND "seller_id" = "current_seller"());
--> statement-breakpoint
-- Policies of one table add up: each kind of entity has its own.
CREATE POLICY "lifecycle_log_of_imports" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'import' AND EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "entity_id"));
