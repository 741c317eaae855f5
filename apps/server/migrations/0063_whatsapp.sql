CREATE TABLE "whatsapp_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"reason" text NOT NULL,
	"locale" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "whatsapp_answer_once" UNIQUE("number","reason"),
	CONSTRAINT "whatsapp_answer_reason" CHECK ("whatsapp_answer"."reason" in ('unknownNumber', 'textOnly', 'tooMany')),
	CONSTRAINT "whatsapp_answer_number" CHECK ("whatsapp_answer"."number" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "whatsapp_message" (
	"whatsapp_id" text PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "whatsapp_message" ADD CONSTRAINT "whatsapp_message_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_message_of_answer" ON "whatsapp_message" USING btree ("message_id");