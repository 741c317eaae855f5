ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_has_one_seller" UNIQUE("seller_id","id");--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_warehouse_id_warehouse_id_fk";
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_of_warehouse" FOREIGN KEY ("seller_id","warehouse_id") REFERENCES "public"."warehouse"("seller_id","id") ON DELETE no action ON UPDATE no action;