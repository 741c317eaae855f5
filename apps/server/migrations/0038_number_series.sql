CREATE TABLE "number_series" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "number_series_once" PRIMARY KEY("series","year"),
	CONSTRAINT "number_series_last" CHECK ("number_series"."last" >= 1)
);
--> statement-breakpoint
-- Invoices go on with the next number.
INSERT INTO "number_series" ("series", "year", "last", "created_at")
	SELECT 'proforma', "year", "last", "created_at" FROM "proforma_counter";
--> statement-breakpoint
DROP TABLE "proforma_counter";
