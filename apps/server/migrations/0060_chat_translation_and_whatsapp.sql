CREATE TABLE "chat_translation" (
	"message_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"detected" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_translation_once" PRIMARY KEY("message_id","locale"),
	CONSTRAINT "chat_translation_text" CHECK ("chat_translation"."body" ~ '\S')
);
--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "whatsapp_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "via" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "chat_translation" ADD CONSTRAINT "chat_translation_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_via" CHECK ("chat_message"."via" in ('web', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_delivery" CHECK ("chat_message"."delivery" in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'late'));--> statement-breakpoint
ALTER TABLE "chat_translation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_translation" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "chat_translation_of_seller" ON "chat_translation" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat_message" AS own WHERE own."id" = "message_id"));
