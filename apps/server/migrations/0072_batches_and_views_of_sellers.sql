ALTER TABLE "batch" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_view" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_view" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_of_account" ON "batch" USING btree ("account_id","created_at","id") WHERE "batch"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_view_of_seller" ON "saved_view" USING btree ("seller_id","list") WHERE "saved_view"."seller_id" is not null;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_of_account_name_once" UNIQUE("account_id","list","name");--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_person" CHECK (num_nonnulls("batch"."staff_id", "batch"."account_id") = 1 and ("batch"."account_id" is null) = ("batch"."seller_id" is null));--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_person" CHECK (num_nonnulls("saved_view"."staff_id", "saved_view"."account_id") = 1 and ("saved_view"."account_id" is null) = ("saved_view"."seller_id" is null));
--> statement-breakpoint
-- A batch of a seller runs under the role as well: the worker locks it, moves it and writes what came of its rows.
ALTER TABLE "batch" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "batch" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "batch_of_seller" ON "batch" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "batch_row" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "batch_row" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "batch_row_of_seller" ON "batch_row" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "batch" AS own WHERE own."id" = "batch_id"));
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_batches" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'batch' AND EXISTS (SELECT FROM "batch" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_view" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "saved_view_of_seller" ON "saved_view" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
