ALTER TABLE "store_order" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "late_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "store_order_to_ship" ON "store_order" USING btree ("ship_by") WHERE state = 'pendingDelivery' and late_at is null;