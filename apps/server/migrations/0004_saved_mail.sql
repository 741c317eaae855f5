CREATE TABLE "saved_mail" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price_id" uuid,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "saved_mail_once" UNIQUE("member_id","event_id"),
	CONSTRAINT "saved_mail_kind" CHECK ("saved_mail"."kind" in ('priceCut', 'sold', 'backOnSale')),
	CONSTRAINT "saved_mail_price" CHECK (("saved_mail"."kind" = 'priceCut') = ("saved_mail"."price_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "saved_mail" ADD CONSTRAINT "saved_mail_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mail" ADD CONSTRAINT "saved_mail_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mail" ADD CONSTRAINT "saved_mail_price_id_device_price_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."device_price"("id") ON DELETE no action ON UPDATE no action;