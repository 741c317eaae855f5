CREATE TABLE "service_promise" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"return_days" smallint NOT NULL,
	"service_weekdays" smallint[] NOT NULL,
	"service_opens_at" smallint NOT NULL,
	"service_closes_at" smallint NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_promise_one_row" CHECK ("service_promise"."is_only"),
	CONSTRAINT "service_promise_return_days" CHECK ("service_promise"."return_days" between 0 and 60),
	CONSTRAINT "service_promise_weekdays" CHECK ("service_promise"."service_weekdays" <@ '{1,2,3,4,5,6,7}'::smallint[]),
	CONSTRAINT "service_promise_hours" CHECK ("service_promise"."service_opens_at" >= 0 and "service_promise"."service_closes_at" between "service_promise"."service_opens_at" + 1 and 1440),
	CONSTRAINT "service_promise_version_counts" CHECK ("service_promise"."version" > 1)
);
--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "return_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_return_days" CHECK ("store_order"."return_days" between 0 and 60);