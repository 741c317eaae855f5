DROP INDEX "announcement_started";--> statement-breakpoint
DROP INDEX "device_listed_newest";--> statement-breakpoint
DROP INDEX "device_listed_of_seller";--> statement-breakpoint
DROP INDEX "device_listed_of_category";--> statement-breakpoint
DROP INDEX "favorite_product_of_member";--> statement-breakpoint
DROP INDEX "browse_of_member";--> statement-breakpoint
DROP INDEX "browse_product_of_member";--> statement-breakpoint
DROP INDEX "data_import_newest";--> statement-breakpoint
DROP INDEX "data_import_of_seller";--> statement-breakpoint
DROP INDEX "notification_of_member";--> statement-breakpoint
DROP INDEX "product_list_of_seller";--> statement-breakpoint
DROP INDEX "stock_movement_of_sku";--> statement-breakpoint
DROP INDEX "security_log_of_subject";--> statement-breakpoint
DROP INDEX "store_newest";--> statement-breakpoint
DROP INDEX "text_change_of_key";--> statement-breakpoint
DROP INDEX "sale_of_model";--> statement-breakpoint
DROP INDEX "video_shown";--> statement-breakpoint
DROP INDEX "video_changed";--> statement-breakpoint
CREATE INDEX "balance_change_waiting" ON "balance_change" USING btree ("created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "store_order_newest" ON "store_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_started" ON "announcement" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "device_listed_newest" ON "device" USING btree ("listed_at","id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_listed_of_seller" ON "device" USING btree ("seller_id","listed_at","id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_listed_of_category" ON "device" USING btree ("category_id","listed_at") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "favorite_product_of_member" ON "favorite_product" USING btree ("member_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "browse_of_member" ON "browse" USING btree ("member_id","seen_at","device_id");--> statement-breakpoint
CREATE INDEX "browse_product_of_member" ON "browse_product" USING btree ("member_id","seen_at","product_id");--> statement-breakpoint
CREATE INDEX "data_import_newest" ON "data_import" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "data_import_of_seller" ON "data_import" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_of_member" ON "notification" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_list_of_seller" ON "product" USING btree ("seller_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "stock_movement_of_sku" ON "stock_movement" USING btree ("seller_id","sku_id","seq");--> statement-breakpoint
CREATE INDEX "security_log_of_subject" ON "security_log" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_newest" ON "store" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "text_change_of_key" ON "text_change" USING btree ("key","created_at","id");--> statement-breakpoint
CREATE INDEX "sale_of_model" ON "sale" USING btree ("brand_id","model","sold_on");--> statement-breakpoint
CREATE INDEX "video_shown" ON "video" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "video_changed" ON "video" USING btree ("updated_at","id");