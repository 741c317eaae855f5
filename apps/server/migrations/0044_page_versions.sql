CREATE TABLE "page_text" (
	"version_id" uuid NOT NULL,
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
	CONSTRAINT "page_text_once" PRIMARY KEY("version_id","locale"),
	CONSTRAINT "page_text_status" CHECK ("page_text"."status" in ('draft', 'translated'))
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page" text NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_version_once_a_day" UNIQUE("page","day"),
	CONSTRAINT "page_version_page" CHECK ("page_version"."page" in ('about', 'terms', 'privacy')),
	CONSTRAINT "page_version_state" CHECK ("page_version"."state" in ('draft', 'published'))
);
--> statement-breakpoint
ALTER TABLE "page_text" ADD CONSTRAINT "page_text_version_id_page_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_version_by_change" ON "page_version" USING btree ("updated_at","id");