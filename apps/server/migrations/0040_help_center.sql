CREATE TABLE "help_article" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" integer NOT NULL,
	"is_common" boolean DEFAULT false NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"not_helpful" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_article_slug_once" UNIQUE("slug"),
	CONSTRAINT "help_article_state" CHECK ("help_article"."state" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "help_text" (
	"article_id" uuid NOT NULL,
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
	"keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "help_text_once" PRIMARY KEY("article_id","locale"),
	CONSTRAINT "help_text_status" CHECK ("help_text"."status" in ('draft', 'translated'))
);
--> statement-breakpoint
CREATE TABLE "help_topic" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_topic_code_once" UNIQUE("code"),
	CONSTRAINT "help_topic_icon" CHECK ("help_topic"."icon" in ('info', 'search', 'gauge', 'lock', 'ship', 'globe', 'user', 'tag', 'cart', 'gavel', 'doc', 'list', 'truck', 'pin'))
);
--> statement-breakpoint
CREATE TABLE "help_topic_text" (
	"topic_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_topic_text_once" PRIMARY KEY("topic_id","locale")
);
--> statement-breakpoint
CREATE TABLE "help_vote" (
	"article_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_vote_once_a_day" PRIMARY KEY("article_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_topic_id_help_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_text" ADD CONSTRAINT "help_text_article_id_help_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_topic_text" ADD CONSTRAINT "help_topic_text_topic_id_help_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_vote" ADD CONSTRAINT "help_vote_article_id_help_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_article_of_topic" ON "help_article" USING btree ("topic_id","position","id");--> statement-breakpoint
CREATE INDEX "help_article_by_change" ON "help_article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "help_vote_by_age" ON "help_vote" USING btree ("created_at");