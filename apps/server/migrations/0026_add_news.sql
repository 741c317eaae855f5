CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"dictionary_type" text DEFAULT 'article' NOT NULL,
	"list" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"cover_key" text,
	"cover_width" integer,
	"cover_height" integer,
	"cover_thumbhash" text,
	"machines" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone,
	"take_down_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_state" CHECK ("news"."state" in ('draft', 'scheduled', 'published', 'archived')),
	CONSTRAINT "news_scheduled_has_time" CHECK ("news"."state" <> 'scheduled' or "news"."publish_at" is not null),
	CONSTRAINT "news_published_has_time" CHECK ("news"."state" <> 'published' or "news"."published_at" is not null),
	CONSTRAINT "news_cover_is_whole" CHECK (("news"."cover_key" is null) = ("news"."cover_width" is null) and ("news"."cover_key" is null) = ("news"."cover_height" is null))
);
--> statement-breakpoint
CREATE TABLE "news_text" (
	"news_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"document" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"translated_from" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_text_once" PRIMARY KEY("news_id","locale"),
	CONSTRAINT "news_text_status" CHECK ("news_text"."status" in ('draft', 'translated'))
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_list_exists" FOREIGN KEY ("dictionary_type","list") REFERENCES "public"."dictionary_item"("type","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_text" ADD CONSTRAINT "news_text_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "news_published_in_list" ON "news" USING btree ("list","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "news_publish_due" ON "news" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "news_take_down_due" ON "news" USING btree ("take_down_at") WHERE state = 'published' and take_down_at is not null;--> statement-breakpoint
CREATE INDEX "news_by_change" ON "news" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('avatar', 'logo', 'licence', 'voucher', 'chat', 'comment', 'content', 'equipment'));