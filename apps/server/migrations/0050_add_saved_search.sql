CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"query_key" text NOT NULL,
	"locale" text NOT NULL,
	"pace" text NOT NULL,
	"is_want" boolean NOT NULL,
	"note" text NOT NULL,
	"category" text,
	"brand" text,
	"due_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_once" UNIQUE("member_id","query_key"),
	CONSTRAINT "saved_search_pace" CHECK ("saved_search"."pace" in ('atOnce', 'daily', 'weekly', 'off')),
	CONSTRAINT "saved_search_off_is_not_due" CHECK ("saved_search"."pace" <> 'off' or "saved_search"."due_at" is null),
	CONSTRAINT "saved_search_name" CHECK (char_length("saved_search"."name") between 1 and 80),
	CONSTRAINT "saved_search_note" CHECK (char_length("saved_search"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "search_digest" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_match" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"price_before_minor" bigint,
	"digest_id" uuid,
	"is_pending" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_match_once" UNIQUE("saved_search_id","device_id","kind","occasion"),
	CONSTRAINT "search_match_kind" CHECK ("search_match"."kind" in ('new', 'cheaper', 'sold'))
);
--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_digest" ADD CONSTRAINT "search_digest_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_saved_search_id_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_digest_id_search_digest_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."search_digest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("due_at") WHERE "saved_search"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_search_want" ON "saved_search" USING btree ("category","brand") WHERE "saved_search"."is_want";--> statement-breakpoint
CREATE INDEX "saved_search_changed" ON "saved_search" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "search_digest_of_member" ON "search_digest" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "search_match_pending" ON "search_match" USING btree ("saved_search_id") WHERE "search_match"."is_pending";--> statement-breakpoint
CREATE INDEX "search_match_of_digest" ON "search_match" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "search_match_of_device" ON "search_match" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "search_match_newest" ON "search_match" USING btree ("saved_search_id","created_at");--> statement-breakpoint
CREATE INDEX "search_match_age" ON "search_match" USING btree ("created_at");