CREATE TABLE "seller_feed" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text DEFAULT 'device' NOT NULL,
	"url" text,
	"every_hours" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"token_hash" "bytea",
	"tag" text,
	"content_hash" "bytea",
	"next_run_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"last_result" text,
	"last_import_id" uuid,
	"counted_import_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_feed_once" UNIQUE("seller_id"),
	CONSTRAINT "seller_feed_token_once" UNIQUE("token_hash"),
	CONSTRAINT "seller_feed_hours" CHECK ("seller_feed"."every_hours" in (1, 3, 6, 12, 24)),
	CONSTRAINT "seller_feed_result" CHECK ("seller_feed"."last_result" in ('received', 'unchanged', 'notAllowed', 'unreachable', 'refused', 'moved', 'tooLarge')),
	CONSTRAINT "seller_feed_ran" CHECK (("seller_feed"."last_run_at" is null) = ("seller_feed"."last_result" is null)),
	CONSTRAINT "seller_feed_planned" CHECK (("seller_feed"."next_run_at" is not null) = ("seller_feed"."is_active" and "seller_feed"."url" is not null))
);
--> statement-breakpoint
ALTER TABLE "seller_feed" ADD CONSTRAINT "seller_feed_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_feed_due" ON "seller_feed" USING btree ("next_run_at");