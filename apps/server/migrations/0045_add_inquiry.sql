CREATE TABLE "inquiry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_inquiry_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 5001 CACHE 1),
	"member_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"device_id" uuid,
	"category_id" uuid,
	"seller_id" uuid,
	"subject" text NOT NULL,
	"quantity" integer NOT NULL,
	"country" text NOT NULL,
	"keywords" text NOT NULL,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"content_hash" text NOT NULL,
	"signals" text[] NOT NULL,
	"state" text DEFAULT 'unaudited' NOT NULL,
	"recipient" text,
	"pushed_at" timestamp with time zone,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"last_seq" integer NOT NULL,
	"buyer_read_seq" integer NOT NULL,
	"staff_read_seq" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_no_once" UNIQUE("inquiry_no"),
	CONSTRAINT "inquiry_submitted_once" UNIQUE("member_id","submission_id"),
	CONSTRAINT "inquiry_state" CHECK ("inquiry"."state" in ('unaudited', 'pushed', 'invalid')),
	CONSTRAINT "inquiry_subject" CHECK ("inquiry"."subject" ~ '\S'),
	CONSTRAINT "inquiry_quantity" CHECK ("inquiry"."quantity" between 1 and 999),
	CONSTRAINT "inquiry_country" CHECK ("inquiry"."country" ~ '^([A-Z]{2})?$'),
	CONSTRAINT "inquiry_recipient" CHECK ("inquiry"."recipient" in ('seller', 'ownStock')),
	CONSTRAINT "inquiry_signals" CHECK ("inquiry"."signals" <@ array['links', 'repeatedText', 'newAccount', 'manySellers']),
	CONSTRAINT "inquiry_pushed_is_whole" CHECK ("inquiry"."state" <> 'pushed' or ("inquiry"."recipient" is not null and "inquiry"."pushed_at" is not null)),
	CONSTRAINT "inquiry_invalid_says_why" CHECK (("inquiry"."state" = 'invalid') = ("inquiry"."reason" is not null) and "inquiry"."reason" in ('missingDetails', 'notEquipment', 'duplicate', 'spam', 'fraud', 'other')),
	CONSTRAINT "inquiry_read" CHECK ("inquiry"."buyer_read_seq" between 0 and "inquiry"."last_seq" and "inquiry"."staff_read_seq" between 0 and "inquiry"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_audience" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"message_id" uuid,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"fault" text,
	"object_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_attachment_state" CHECK ("inquiry_attachment"."state" in ('asked', 'received', 'ready', 'refused')),
	CONSTRAINT "inquiry_attachment_size" CHECK ("inquiry_attachment"."size" > 0),
	CONSTRAINT "inquiry_attachment_sent_is_ready" CHECK ("inquiry_attachment"."message_id" is null or "inquiry_attachment"."state" = 'ready'),
	CONSTRAINT "inquiry_attachment_ready_is_whole" CHECK (("inquiry_attachment"."state" = 'ready') = ("inquiry_attachment"."object_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_message" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"seller_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_message_in_place_once" UNIQUE("inquiry_id","seq"),
	CONSTRAINT "inquiry_message_author" CHECK ("inquiry_message"."author" in ('buyer', 'seller', 'staff')),
	CONSTRAINT "inquiry_message_seq" CHECK ("inquiry_message"."seq" >= 1),
	CONSTRAINT "inquiry_message_body" CHECK ("inquiry_message"."body" ~ '\S')
);
--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ADD CONSTRAINT "inquiry_attachment_message_id_inquiry_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_of_member" ON "inquiry" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_newest" ON "inquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_in_state" ON "inquiry" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_unread_by_staff" ON "inquiry" USING btree ("created_at","id") WHERE last_seq > staff_read_seq;--> statement-breakpoint
CREATE INDEX "inquiry_same_content" ON "inquiry" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_old" ON "inquiry" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_of_device" ON "inquiry" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "inquiry_of_seller" ON "inquiry" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "inquiry_of_category" ON "inquiry" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_of_message" ON "inquiry_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_of_owner" ON "inquiry_attachment" USING btree ("owner_audience","owner_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_unused" ON "inquiry_attachment" USING btree ("updated_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "inquiry_message_of_seller" ON "inquiry_message" USING btree ("seller_id");