ALTER TABLE "parcel" DROP CONSTRAINT "parcel_tracking_once";--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_tracking_once" UNIQUE("seller_id","carrier","tracking_no");--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_carrier" CHECK ("parcel"."carrier" in ('aramex', 'dhl', 'emiratesPost', 'fedex', 'own'));
--> statement-breakpoint
GRANT DELETE ON "order_adjustment" TO "ironsouq_merchant";
