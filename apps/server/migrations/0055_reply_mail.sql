CREATE TABLE "reply_mail" (
	"inquiry_id" uuid NOT NULL,
	"mail_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_mail_once" PRIMARY KEY("inquiry_id","mail_hash")
);
--> statement-breakpoint
ALTER TABLE "reply_mail" ADD CONSTRAINT "reply_mail_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;