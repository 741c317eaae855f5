CREATE TABLE "notice_email" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" jsonb NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notice_email_once" UNIQUE("member_id","event_id","kind")
);
--> statement-breakpoint
INSERT INTO "notice_email" ("id", "member_id", "kind", "event", "event_id", "created_at", "sent_at")
SELECT "id", "member_id", "kind", jsonb_strip_nulls(jsonb_build_object('deviceId', "device_id", 'priceId', "price_id")), "event_id", "created_at", "sent_at"
FROM "saved_mail";--> statement-breakpoint
DROP TABLE "saved_mail" CASCADE;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_once";--> statement-breakpoint
ALTER TABLE "notice_email" ADD CONSTRAINT "notice_email_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_once" UNIQUE("member_id","event_id","kind");