CREATE TABLE "device_issue_decision" (
	"device_id" uuid NOT NULL,
	"issue" text NOT NULL,
	"other_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_issue_decision_once" PRIMARY KEY("device_id","issue","other_id")
);
--> statement-breakpoint
ALTER TABLE "device" DROP CONSTRAINT "device_state";--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "quality" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "issues" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "check_again_on" date DEFAULT current_date;--> statement-breakpoint
ALTER TABLE "device_text" ADD COLUMN "note_source" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "standing" text DEFAULT 'reviewed' NOT NULL;--> statement-breakpoint
ALTER TABLE "device_issue_decision" ADD CONSTRAINT "device_issue_decision_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_issue_decision" ADD CONSTRAINT "device_issue_decision_other_id_device_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_issue_decision_of_other" ON "device_issue_decision" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "device_staff_updated" ON "device" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_state" ON "device" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_seller" ON "device" USING btree ("seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_brand" ON "device" USING btree ("brand_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_year" ON "device" USING btree ("year_made","id");--> statement-breakpoint
CREATE INDEX "device_staff_hours" ON "device" USING btree (coalesce(work_hours, -1),"id");--> statement-breakpoint
CREATE INDEX "device_staff_price" ON "device" USING btree (coalesce(price_minor, -1),"id");--> statement-breakpoint
CREATE INDEX "device_staff_quality" ON "device" USING btree ("quality","id");--> statement-breakpoint
CREATE INDEX "device_staff_model" ON "device" USING btree ((lower(model) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "device_staff_stock_no" ON "device" USING btree ((upper(stock_no) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "device_staff_serial" ON "device" USING btree ((upper(regexp_replace(serial_no, '[^A-Za-z0-9]', '', 'g')) collate "C"));--> statement-breakpoint
CREATE INDEX "device_staff_issues" ON "device" USING gin ("issues");--> statement-breakpoint
CREATE INDEX "device_check_due" ON "device" USING btree ("check_again_on");--> statement-breakpoint
CREATE INDEX "device_picture_alike" ON "device_picture" USING btree (left(thumbhash, 8));--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_rejected" CHECK (("device"."rejection" is not null) = ("device"."state" = 'rejected'));--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_quality" CHECK ("device"."quality" between 0 and 100);--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_state" CHECK ("device"."state" in ('draft', 'pendingReview', 'rejected', 'listed', 'reserved', 'sold', 'withdrawn'));