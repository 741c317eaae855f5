ALTER TABLE "store_order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "tracking_ref" text;--> statement-breakpoint
CREATE INDEX "parcel_of_tracking_ref" ON "parcel" USING btree ("tracking_ref") WHERE tracking_ref is not null;--> statement-breakpoint
-- What a carrier reported stays as it was reported.
CREATE TRIGGER "parcel_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "parcel_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
