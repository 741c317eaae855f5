CREATE TABLE "renovation_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"blocks" jsonb NOT NULL,
	"copied_from" integer,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renovation_version_number_once" UNIQUE("page","number"),
	CONSTRAINT "renovation_version_page" CHECK ("renovation_version"."page" in ('1')),
	CONSTRAINT "renovation_version_state" CHECK ("renovation_version"."state" in ('draft', 'scheduled', 'published', 'replaced')),
	CONSTRAINT "renovation_version_blocks" CHECK (jsonb_typeof("renovation_version"."blocks") = 'array'),
	CONSTRAINT "renovation_version_scheduled_has_time" CHECK ("renovation_version"."state" <> 'scheduled' or "renovation_version"."publish_at" is not null),
	CONSTRAINT "renovation_version_published_has_time" CHECK ("renovation_version"."state" not in ('published', 'replaced') or "renovation_version"."published_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "renovation_version_published_once" ON "renovation_version" USING btree ("page") WHERE state = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "renovation_version_draft_once" ON "renovation_version" USING btree ("page") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "renovation_version_publish_due" ON "renovation_version" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
INSERT INTO "renovation_version" ("page", "number", "state", "blocks", "published_at", "created_at", "updated_at")
SELECT "page", 1, 'published', jsonb_agg(jsonb_build_object(
	'blockId', "id", 'kind', "kind", 'isShown', "shown", 'settings', "settings" - 'items',
	'texts', '{"en": {}}'::jsonb || coalesce((
		SELECT jsonb_object_agg("locale", CASE WHEN "kind" IN ('outlets', 'videos') THEN "words" - 'items' ELSE "words" END)
		FROM "renovation_block_text" WHERE "block_id" = "renovation_block"."id"), '{}')
) ORDER BY "position"), now(), now(), now()
FROM "renovation_block" GROUP BY "page";
