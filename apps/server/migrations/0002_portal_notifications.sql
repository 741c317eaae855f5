CREATE TABLE "notice_email_off" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid,
	"account_id" uuid,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_email_off_once" UNIQUE NULLS NOT DISTINCT("staff_id","account_id","kind"),
	CONSTRAINT "notice_email_off_person" CHECK (num_nonnulls("notice_email_off"."staff_id", "notice_email_off"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "portal_notification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid,
	"account_id" uuid,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"link" text NOT NULL,
	"event" jsonb NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"email_sent_at" timestamp with time zone,
	CONSTRAINT "portal_notification_once" UNIQUE NULLS NOT DISTINCT("event_id","kind","staff_id","account_id"),
	CONSTRAINT "portal_notification_person" CHECK (num_nonnulls("portal_notification"."staff_id", "portal_notification"."account_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "notice_email_off" ADD CONSTRAINT "notice_email_off_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_email_off" ADD CONSTRAINT "notice_email_off_account_id_seller_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_notification" ADD CONSTRAINT "portal_notification_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_notification" ADD CONSTRAINT "portal_notification_account_id_seller_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_email_off_of_account" ON "notice_email_off" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "portal_notification_of_staff" ON "portal_notification" USING btree ("staff_id","created_at","id") WHERE staff_id is not null;--> statement-breakpoint
CREATE INDEX "portal_notification_of_account" ON "portal_notification" USING btree ("account_id","created_at","id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "portal_notification_unread_by_staff" ON "portal_notification" USING btree ("staff_id") WHERE staff_id is not null and read_at is null;--> statement-breakpoint
CREATE INDEX "portal_notification_unread_by_account" ON "portal_notification" USING btree ("account_id") WHERE account_id is not null and read_at is null;--> statement-breakpoint
-- The worker writes notifications; their readers mark them as read.
ALTER TABLE "portal_notification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ("read_at") ON "portal_notification" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "portal_notification_of_seller" ON "portal_notification" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "account_id"));
--> statement-breakpoint
ALTER TABLE "notice_email_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "notice_email_off" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "notice_email_off_of_seller" ON "notice_email_off" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "account_id"));
