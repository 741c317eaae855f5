CREATE TABLE "text_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"revision" integer NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"before" text,
	"after" text,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_change_once" UNIQUE("revision","locale")
);
--> statement-breakpoint
CREATE TABLE "text_override" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"value" text NOT NULL,
	"own_then" text,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_override_once" PRIMARY KEY("key","locale"),
	CONSTRAINT "text_override_locale" CHECK ("text_override"."locale" in ('en', 'zh_CN', 'ar', 'fr', 'zh_HK', 'pt', 'ko', 'he', 'de', 'es')),
	CONSTRAINT "text_override_not_empty" CHECK ("text_override"."value" ~ '\S' and length("text_override"."value") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "text_revision" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_revision_one_row" CHECK ("text_revision"."is_only")
);
--> statement-breakpoint
ALTER TABLE "language" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "text_change_of_key" ON "text_change" USING btree ("key","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "language" ADD CONSTRAINT "language_default_shown" CHECK (not ("language"."is_default" and "language"."hidden"));