CREATE TABLE "growth_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"change" integer NOT NULL,
	"growth" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "growth_change_once" UNIQUE("source","ref"),
	CONSTRAINT "growth_change_source" CHECK ("growth_change"."source" in ('purchase', 'purchaseTakenBack', 'topUp', 'system')),
	CONSTRAINT "growth_change_changes" CHECK ("growth_change"."change" <> 0 and "growth_change"."growth" >= 0)
);
--> statement-breakpoint
CREATE TABLE "level_reached" (
	"level_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_reached_once" PRIMARY KEY("level_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_growth" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"growth" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_growth_not_negative" CHECK ("member_growth"."growth" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_level" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"threshold" integer NOT NULL,
	"discount_ppm" integer NOT NULL,
	"points_percent" integer NOT NULL,
	"reward_points" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_level_threshold_once" UNIQUE("threshold"),
	CONSTRAINT "member_level_threshold" CHECK ("member_level"."threshold" between 0 and 999999999),
	CONSTRAINT "member_level_discount" CHECK ("member_level"."discount_ppm" between 0 and 900000),
	CONSTRAINT "member_level_points" CHECK ("member_level"."points_percent" between 100 and 1000),
	CONSTRAINT "member_level_reward" CHECK ("member_level"."reward_points" >= 0 and ("member_level"."reward_points" = 0 or "member_level"."threshold" > 0))
);
--> statement-breakpoint
CREATE TABLE "member_level_category" (
	"level_id" uuid NOT NULL,
	"product_category_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_level_category_once" PRIMARY KEY("level_id","product_category_id")
);
--> statement-breakpoint
CREATE TABLE "member_level_text" (
	"level_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_level_text_once" PRIMARY KEY("level_id","locale")
);
--> statement-breakpoint
ALTER TABLE "growth_change" ADD CONSTRAINT "growth_change_member_id_member_growth_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_growth"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_reached" ADD CONSTRAINT "level_reached_level_id_member_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_level"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_level_category" ADD CONSTRAINT "member_level_category_level_id_member_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_level"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_level_category" ADD CONSTRAINT "member_level_category_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_level_text" ADD CONSTRAINT "member_level_text_level_id_member_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_level"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "growth_change_of_member" ON "growth_change" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "level_reached_by_member" ON "level_reached" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_growth_by_growth" ON "member_growth" USING btree ("growth");--> statement-breakpoint
CREATE INDEX "member_level_category_of_category" ON "member_level_category" USING btree ("product_category_id");