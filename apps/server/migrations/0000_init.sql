CREATE TABLE "brand" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "brand_text" (
	"brand_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_text_once" PRIMARY KEY("brand_id","locale")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"parent_id" uuid,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_text_once" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"stock_no" text NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"model" text NOT NULL,
	"serial_no" text NOT NULL,
	"year_made" smallint NOT NULL,
	"made_on" date,
	"work_hours" integer,
	"mileage_km" integer,
	"emission" text NOT NULL,
	"emirate" text NOT NULL,
	"yard" text NOT NULL,
	"grade" text NOT NULL,
	"customs" text NOT NULL,
	"ownership" text NOT NULL,
	"measures" jsonb NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"listed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_stock_no_once" UNIQUE("stock_no"),
	CONSTRAINT "device_state" CHECK ("device"."state" in ('draft', 'listed', 'reserved', 'sold', 'withdrawn')),
	CONSTRAINT "device_grade" CHECK ("device"."grade" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "device_price" CHECK (("device"."price_minor" is null) = ("device"."price_currency" is null)),
	CONSTRAINT "device_price_positive" CHECK ("device"."price_minor" > 0),
	CONSTRAINT "device_hours" CHECK ("device"."work_hours" >= 0 and "device"."mileage_km" >= 0)
);
--> statement-breakpoint
CREATE TABLE "device_picture" (
	"device_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"object_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_picture_once" PRIMARY KEY("device_id","position")
);
--> statement-breakpoint
CREATE TABLE "device_price" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_text" (
	"device_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_text_once" PRIMARY KEY("device_id","locale")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_once" UNIQUE("token_hash"),
	CONSTRAINT "session_audience" CHECK ("session"."audience" in ('member', 'merchant', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_observation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" bigint NOT NULL,
	"device_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"model" text NOT NULL,
	"year_made" smallint NOT NULL,
	"work_hours" integer,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_observation_once" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_once" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "lifecycle_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_alive" (
	"pool_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_text" ADD CONSTRAINT "brand_text_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_picture" ADD CONSTRAINT "device_picture_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_price" ADD CONSTRAINT "device_price_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_text" ADD CONSTRAINT "device_text_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_children" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "device_listed_newest" ON "device" USING btree ("listed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_listed_of_category" ON "device" USING btree ("category_id","listed_at" DESC NULLS LAST) WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_price_history" ON "device_price" USING btree ("device_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "session_of_subject" ON "session" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "language_one_default" ON "language" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "price_observation_of_model" ON "price_observation" USING btree ("brand_id","model","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_key_old" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lifecycle_log_of_entity" ON "lifecycle_log" USING btree ("entity","entity_id","seq");