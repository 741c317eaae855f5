ALTER TABLE "chat_message" DROP CONSTRAINT "chat_message_kind";--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "order_minor" bigint;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "order_currency" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "order_minor" bigint;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "order_currency" text;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_order_of_member" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_of_product" ON "chat" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "chat_message_of_product" ON "chat_message" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_order_is_whole" CHECK (num_nulls("chat"."order_id", "chat"."order_number", "chat"."order_minor", "chat"."order_currency") in (0, 4));--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_product" CHECK ("chat_message"."kind" = 'product' or "chat_message"."product_id" is null);--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_order_is_whole" CHECK (num_nonnulls("chat_message"."order_id", "chat_message"."order_number", "chat_message"."order_minor", "chat_message"."order_currency")
        = case "chat_message"."kind" when 'order' then 4 else 0 end);--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_order_amount" CHECK ("chat_message"."order_minor" >= 0);--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_kind" CHECK ("chat_message"."kind" in ('text', 'image', 'device', 'inquiry', 'product', 'order'));