CREATE TABLE "feature_switch" (
	"code" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_switch_code" CHECK ("feature_switch"."code" in ('registration', 'socialLogin', 'viewing', 'subscription', 'landedCost')),
	CONSTRAINT "feature_switch_version_counts" CHECK ("feature_switch"."version" > 1)
);
