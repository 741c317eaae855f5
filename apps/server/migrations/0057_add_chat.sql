CREATE TABLE "canned_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answer_text" (
	"answer_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canned_answer_text_once" PRIMARY KEY("answer_id","locale"),
	CONSTRAINT "canned_answer_text_filled" CHECK ("canned_answer_text"."title" ~ '\S' and "canned_answer_text"."body" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid,
	"buyer_name" text NOT NULL,
	"locale" text NOT NULL,
	"consultation" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"assignee_id" uuid,
	"assignee_name" text DEFAULT '' NOT NULL,
	"device_id" uuid,
	"inquiry_id" uuid,
	"inquiry_no" integer,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"buyer_read_seq" integer DEFAULT 0 NOT NULL,
	"desk_read_seq" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"unread_since" timestamp with time zone,
	"noticed_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_of_member_and_desk_once" UNIQUE NULLS NOT DISTINCT("member_id","seller_id"),
	CONSTRAINT "chat_state" CHECK ("chat"."state" in ('waiting', 'assigned', 'ended', 'expired')),
	CONSTRAINT "chat_consultation" CHECK ("chat"."consultation" >= 1),
	CONSTRAINT "chat_assigned_to_someone" CHECK ("chat"."state" <> 'assigned' or "chat"."assignee_id" is not null),
	CONSTRAINT "chat_waiting_since" CHECK (("chat"."state" = 'waiting') = ("chat"."waiting_since" is not null)),
	CONSTRAINT "chat_open_expires" CHECK (("chat"."state" in ('waiting', 'assigned')) = ("chat"."expires_at" is not null)),
	CONSTRAINT "chat_blocked_is_closed" CHECK ("chat"."blocked_at" is null or "chat"."state" in ('ended', 'expired')),
	CONSTRAINT "chat_read" CHECK ("chat"."buyer_read_seq" between 0 and "chat"."last_seq" and "chat"."desk_read_seq" between 0 and "chat"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"consultation" integer NOT NULL,
	"send_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"has_account_number" boolean DEFAULT false NOT NULL,
	"device_id" uuid,
	"inquiry_id" uuid,
	"inquiry_no" integer,
	"picture_key" text,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_in_place_once" UNIQUE("chat_id","seq"),
	CONSTRAINT "chat_message_sent_once" UNIQUE("chat_id","author_id","send_id"),
	CONSTRAINT "chat_message_author" CHECK ("chat_message"."author" in ('buyer', 'seller', 'staff')),
	CONSTRAINT "chat_message_kind" CHECK ("chat_message"."kind" in ('text', 'image', 'device', 'inquiry')),
	CONSTRAINT "chat_message_seq" CHECK ("chat_message"."seq" >= 1),
	CONSTRAINT "chat_message_text" CHECK (("chat_message"."kind" = 'text') = ("chat_message"."body" ~ '\S')),
	CONSTRAINT "chat_message_image_is_whole" CHECK (("chat_message"."kind" = 'image') = ("chat_message"."picture_key" is not null)
        and ("chat_message"."kind" = 'image') = ("chat_message"."width" is not null and "chat_message"."height" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"chat_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"transferred_to" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_note_text" CHECK ("chat_note"."body" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "chat_rating" (
	"chat_id" uuid NOT NULL,
	"consultation" integer NOT NULL,
	"rating" smallint NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_rating_once" PRIMARY KEY("chat_id","consultation"),
	CONSTRAINT "chat_rating_stars" CHECK ("chat_rating"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"chat_id" uuid NOT NULL,
	"consultation" integer NOT NULL,
	"side" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reporter_name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_report_side" CHECK ("chat_report"."side" in ('buyer', 'desk')),
	CONSTRAINT "chat_report_reason" CHECK ("chat_report"."reason" in ('fraud', 'abuse', 'spam', 'other')),
	CONSTRAINT "chat_report_settled" CHECK (("chat_report"."settled_at" is null) = ("chat_report"."settled_by" is null))
);
--> statement-breakpoint
ALTER TABLE "canned_answer" ADD CONSTRAINT "canned_answer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answer_text" ADD CONSTRAINT "canned_answer_text_answer_id_canned_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."canned_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_note" ADD CONSTRAINT "chat_note_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rating" ADD CONSTRAINT "chat_rating_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_answer_of_desk" ON "canned_answer" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_of_member" ON "chat" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "chat_of_desk" ON "chat" USING btree ("seller_id","state","updated_at");--> statement-breakpoint
CREATE INDEX "chat_waiting" ON "chat" USING btree ("seller_id","waiting_since","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_due" ON "chat" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "chat_to_notify" ON "chat" USING btree ("unread_since") WHERE noticed_at is null;--> statement-breakpoint
CREATE INDEX "chat_old" ON "chat" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "chat_of_device" ON "chat" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "chat_of_inquiry" ON "chat" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "chat_message_of_device" ON "chat_message" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "chat_message_of_inquiry" ON "chat_message" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "chat_note_of_chat" ON "chat_note" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_report_open_once" ON "chat_report" USING btree ("chat_id","side") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "chat_report_of_chat" ON "chat_report" USING btree ("chat_id");--> statement-breakpoint
ALTER TABLE "chat" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "chat" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "chat_of_seller" ON "chat" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "chat_message" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_message" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "chat_message_of_seller" ON "chat_message" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "chat_note" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_note" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "chat_note_of_seller" ON "chat_note" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "channel_head" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "channel_head" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "channel_head_of_seller" ON "channel_head" TO "ironsouq_merchant"
	USING (CASE "kind"
		WHEN 'chat' THEN EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "channel_id")
		WHEN 'desk' THEN "channel_id" = "current_seller"()
		ELSE false END);
--> statement-breakpoint
ALTER TABLE "channel_message" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "channel_message" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "channel_message_of_seller" ON "channel_message" TO "ironsouq_merchant"
	USING (CASE "kind"
		WHEN 'chat' THEN EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "channel_id")
		WHEN 'desk' THEN "channel_id" = "current_seller"()
		ELSE false END);
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_chats" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'chat' AND EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
ALTER TABLE "chat_report" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_report" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "chat_report_of_seller" ON "chat_report" TO "ironsouq_merchant"
	USING ("side" = 'desk' AND EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "canned_answer" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "canned_answer" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "canned_answer_of_seller" ON "canned_answer" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "canned_answer_text" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "canned_answer_text" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "canned_answer_text_of_seller" ON "canned_answer_text" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "canned_answer" AS own WHERE own."id" = "answer_id"));
