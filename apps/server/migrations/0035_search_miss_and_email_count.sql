CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_miss_once" PRIMARY KEY("day","language","words"),
	CONSTRAINT "search_miss_times" CHECK ("search_miss"."times" > 0),
	CONSTRAINT "search_miss_words" CHECK (char_length("search_miss"."words") between 2 and 60)
);
--> statement-breakpoint
CREATE TABLE "email_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sent" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "email_count_once" PRIMARY KEY("day","kind"),
	CONSTRAINT "email_count_kind" CHECK ("email_count"."kind" in ('code', 'notice', 'viewing', 'subscription', 'accountChange', 'erasure', 'invitation')),
	CONSTRAINT "email_count_some" CHECK ("email_count"."sent" >= 0 and "email_count"."failed" >= 0)
);
