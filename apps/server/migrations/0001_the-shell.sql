CREATE TABLE "certification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certification_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "certification_text" (
	"certification_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"standards" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certification_text_once" PRIMARY KEY("certification_id","locale")
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"exchange_rate" numeric(16, 8) NOT NULL,
	"enabled" boolean NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_code" CHECK ("currency"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currency_rate_positive" CHECK ("currency"."exchange_rate" > 0),
	CONSTRAINT "currency_dollar_is_the_measure" CHECK ("currency"."code" <> 'USD' or "currency"."exchange_rate" = 1),
	CONSTRAINT "currency_default_enabled" CHECK ("currency"."enabled" or not "currency"."is_default")
);
--> statement-breakpoint
CREATE TABLE "currency_text" (
	"currency_code" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_text_once" PRIMARY KEY("currency_code","locale")
);
--> statement-breakpoint
CREATE TABLE "dictionary_item" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictionary_item_code_once" UNIQUE("type","code"),
	CONSTRAINT "dictionary_item_type" CHECK ("dictionary_item"."type" in ('article'))
);
--> statement-breakpoint
CREATE TABLE "dictionary_item_text" (
	"dictionary_item_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictionary_item_text_once" PRIMARY KEY("dictionary_item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"nick_name" varchar(15) NOT NULL,
	"pic" text,
	"mail" text,
	"mobile" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renovation_block" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renovation_block_place" UNIQUE("page","position"),
	CONSTRAINT "renovation_block_page" CHECK ("renovation_block"."page" in ('1')),
	CONSTRAINT "renovation_block_kind" CHECK ("renovation_block"."kind" in ('hero', 'categories', 'sales', 'justIn', 'graded', 'brands', 'steps', 'outlets', 'news', 'videos', 'subscribe'))
);
--> statement-breakpoint
CREATE TABLE "renovation_block_text" (
	"block_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renovation_block_text_once" PRIMARY KEY("block_id","locale")
);
--> statement-breakpoint
CREATE TABLE "web_config" (
	"field" text PRIMARY KEY NOT NULL,
	"object_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_config_field" CHECK ("web_config"."field" in ('pcLogoImg', 'pcLoginBgImg', 'pcCopyright', 'pcQrcodeImg', 'pcCompanyName', 'pcCompanyInfo', 'pcTitleContent', 'pcTitleImg', 'pcLogoImgText', 'pcWelcome')),
	CONSTRAINT "web_config_picture" CHECK (("web_config"."field" in ('pcLogoImg', 'pcLoginBgImg', 'pcQrcodeImg', 'pcTitleImg')) = ("web_config"."object_key" is not null)),
	CONSTRAINT "web_config_said" CHECK ("web_config"."object_key" <> '')
);
--> statement-breakpoint
CREATE TABLE "web_config_text" (
	"field" text NOT NULL,
	"locale" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_config_text_once" PRIMARY KEY("field","locale"),
	CONSTRAINT "web_config_text_no_picture" CHECK ("web_config_text"."field" not in ('pcLogoImg', 'pcLoginBgImg', 'pcQrcodeImg', 'pcTitleImg')),
	CONSTRAINT "web_config_text_said" CHECK ("web_config_text"."value" <> '')
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"ticket" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_ticket_once" UNIQUE("ticket"),
	CONSTRAINT "subscription_state" CHECK ("subscription"."state" in ('asked', 'confirmed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "traffic_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"referrer" text NOT NULL,
	"language" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "traffic_count_once" PRIMARY KEY("day","page","referrer","language")
);
--> statement-breakpoint
CREATE TABLE "traffic_day" (
	"day" date PRIMARY KEY NOT NULL,
	"visitors" integer NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "traffic_visitor" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "traffic_visitor_once" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
ALTER TABLE "device_picture" ADD COLUMN "thumbhash" text;--> statement-breakpoint
ALTER TABLE "certification_text" ADD CONSTRAINT "certification_text_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_text" ADD CONSTRAINT "currency_text_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_item_text" ADD CONSTRAINT "dictionary_item_text_dictionary_item_id_dictionary_item_id_fk" FOREIGN KEY ("dictionary_item_id") REFERENCES "public"."dictionary_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renovation_block_text" ADD CONSTRAINT "renovation_block_text_block_id_renovation_block_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."renovation_block"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_config_text" ADD CONSTRAINT "web_config_text_field_web_config_field_fk" FOREIGN KEY ("field") REFERENCES "public"."web_config"("field") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "currency_one_default" ON "currency" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "dictionary_item_of_type" ON "dictionary_item" USING btree ("type","position");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_once" ON "subscription" USING btree (lower("email"));