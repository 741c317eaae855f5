ALTER TABLE "store_order" DROP CONSTRAINT "store_order_state";--> statement-breakpoint
ALTER TABLE "store_order" DROP CONSTRAINT "store_order_paid";--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "collector" jsonb;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "corrections" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "previous_tracking_no" text;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel_event" ADD COLUMN "corrections" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "store_order_of_seller_deadline" ON "store_order" USING btree ("seller_id","state",coalesce(case state when 'pendingPayment' then expires_at when 'pendingDelivery' then ship_by
  when 'pendingReceipt' then receive_by end, 'infinity'),"id");--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_ready" CHECK ("store_order"."state" <> 'readyForPickup' or ("store_order"."delivery" = 'pickup' and "store_order"."ready_at" is not null));--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_state" CHECK ("store_order"."state" in ('pendingPayment', 'grouping', 'pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed', 'canceled'));--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_paid" CHECK ("store_order"."state" not in ('grouping', 'pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed') or "store_order"."paid_at" is not null);--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_corrected" CHECK (("parcel"."corrections" > 0) = ("parcel"."corrected_at" is not null) and ("parcel"."corrections" > 0) = ("parcel"."previous_tracking_no" is not null));--> statement-breakpoint
-- Written by hand: an order to pick up that was ready as soon as it was paid stays ready, and its store learns who comes.
UPDATE "store_order" SET "state" = 'readyForPickup', "ready_at" = "paid_at"
  WHERE "delivery" = 'pickup' AND "state" = 'pendingDelivery';--> statement-breakpoint
UPDATE "store_order" SET "collector" = jsonb_build_object('name', "member"."nick_name", 'phone', "member"."mobile")
  FROM "member" WHERE "member"."id" = "store_order"."member_id" AND "member"."erased_at" IS NULL
    AND "store_order"."delivery" = 'pickup' AND "store_order"."paid_at" IS NOT NULL AND "store_order"."state" <> 'canceled';--> statement-breakpoint
GRANT INSERT ON "chat" TO "ironsouq_merchant";
