DROP INDEX "store_order_of_member";--> statement-breakpoint
DROP INDEX "store_order_of_member_state";--> statement-breakpoint
DROP INDEX "store_order_of_seller";--> statement-breakpoint
DROP INDEX "store_order_of_seller_state";--> statement-breakpoint
CREATE INDEX "order_line_by_sku_code" ON "order_line" USING btree ("sku_code","seller_id");--> statement-breakpoint
CREATE INDEX "store_order_of_member" ON "store_order" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_member_state" ON "store_order" USING btree ("member_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_seller" ON "store_order" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_seller_state" ON "store_order" USING btree ("seller_id","state","created_at","id");