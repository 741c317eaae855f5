ALTER TABLE "refund" RENAME TO "payment_refund";--> statement-breakpoint
ALTER TABLE "payment_refund" RENAME CONSTRAINT "refund_pkey" TO "payment_refund_pkey";--> statement-breakpoint
ALTER TABLE "payment_refund" RENAME CONSTRAINT "refund_state" TO "payment_refund_state";--> statement-breakpoint
ALTER TABLE "payment_refund" RENAME CONSTRAINT "refund_amounts" TO "payment_refund_amounts";--> statement-breakpoint
ALTER TABLE "payment_refund" RENAME CONSTRAINT "refund_payment_id_payment_id_fk" TO "payment_refund_payment_id_payment_id_fk";--> statement-breakpoint
ALTER INDEX "refund_of_order" RENAME TO "payment_refund_of_order";--> statement-breakpoint
ALTER INDEX "refund_of_surplus_once" RENAME TO "payment_refund_of_surplus_once";--> statement-breakpoint
ALTER INDEX "refund_to_check" RENAME TO "payment_refund_to_check";--> statement-breakpoint
ALTER TABLE "sale" RENAME TO "price_record";--> statement-breakpoint
ALTER TABLE "price_record" RENAME CONSTRAINT "sale_pkey" TO "price_record_pkey";--> statement-breakpoint
ALTER TABLE "price_record" RENAME CONSTRAINT "sale_once" TO "price_record_once";--> statement-breakpoint
ALTER TABLE "price_record" RENAME CONSTRAINT "sale_price" TO "price_record_price";--> statement-breakpoint
ALTER TABLE "price_record" RENAME CONSTRAINT "sale_device_id_device_id_fk" TO "price_record_device_id_device_id_fk";--> statement-breakpoint
ALTER TABLE "price_record" RENAME CONSTRAINT "sale_brand_id_brand_id_fk" TO "price_record_brand_id_brand_id_fk";--> statement-breakpoint
ALTER INDEX "sale_of_model" RENAME TO "price_record_of_model";
