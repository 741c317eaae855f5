ALTER TABLE "point_change" DROP CONSTRAINT "point_change_changes";--> statement-breakpoint
ALTER TABLE "point_change" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "point_change" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "point_change_of_order" ON "point_change" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "point_change_of_staff" ON "point_change" USING btree ("staff_id","created_at") WHERE staff_id is not null;--> statement-breakpoint
ALTER TABLE "point_change" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "point_change" ADD CONSTRAINT "point_change_staff" CHECK (("point_change"."staff_id" is null) = ("point_change"."reason" is null));--> statement-breakpoint
ALTER TABLE "point_change" ADD CONSTRAINT "point_change_changes" CHECK ("point_change"."change" <> 0);