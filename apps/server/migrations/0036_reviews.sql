CREATE TABLE "product_rating" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"stars1" integer DEFAULT 0 NOT NULL,
	"stars2" integer DEFAULT 0 NOT NULL,
	"stars3" integer DEFAULT 0 NOT NULL,
	"stars4" integer DEFAULT 0 NOT NULL,
	"stars5" integer DEFAULT 0 NOT NULL,
	"with_pictures" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_rating" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"stars1" integer DEFAULT 0 NOT NULL,
	"stars2" integer DEFAULT 0 NOT NULL,
	"stars3" integer DEFAULT 0 NOT NULL,
	"stars4" integer DEFAULT 0 NOT NULL,
	"stars5" integer DEFAULT 0 NOT NULL,
	"with_pictures" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"member_id" uuid,
	"author" text,
	"stars" smallint NOT NULL,
	"body" text NOT NULL,
	"locale" text NOT NULL,
	"variant" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"fault" text,
	"picture_count" smallint DEFAULT 0 NOT NULL,
	"reply" text,
	"reply_locale" text,
	"replied_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_of_line_once" UNIQUE("order_line_id"),
	CONSTRAINT "review_has_one_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "review_state" CHECK ("review"."state" in ('published', 'hidden', 'corrected', 'removed', 'withdrawn')),
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5),
	CONSTRAINT "review_length" CHECK (char_length("review"."body") between 1 and 150),
	CONSTRAINT "review_fault" CHECK ("review"."fault" in ('insult', 'personalData', 'offTopic', 'paidFor', 'unlawful')),
	CONSTRAINT "review_hidden_says_why" CHECK ("review"."state" not in ('hidden', 'corrected', 'removed') or "review"."fault" is not null),
	CONSTRAINT "review_picture_count" CHECK ("review"."picture_count" between 0 and 9),
	CONSTRAINT "review_reply_length" CHECK (char_length("review"."reply") between 1 and 200),
	CONSTRAINT "review_reply_is_whole" CHECK (("review"."reply" is null) = ("review"."replied_at" is null) and ("review"."reply" is null) = ("review"."reply_locale" is null))
);
--> statement-breakpoint
CREATE TABLE "review_picture" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"review_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"object_key" text NOT NULL,
	"public_key" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"fault" text,
	"decisions" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_picture_place_once" UNIQUE("review_id","position"),
	CONSTRAINT "review_picture_state" CHECK ("review_picture"."state" in ('waiting', 'allowed', 'refused', 'dropped')),
	CONSTRAINT "review_picture_fault" CHECK ("review_picture"."fault" in ('insult', 'personalData', 'offTopic', 'paidFor', 'unlawful')),
	CONSTRAINT "review_picture_refused_says_why" CHECK ("review_picture"."state" = 'dropped' or ("review_picture"."state" = 'refused') = ("review_picture"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"review_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"member_id" uuid,
	"is_by_store" boolean NOT NULL,
	"fault" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_report_once" UNIQUE("review_id","member_id"),
	CONSTRAINT "review_report_fault" CHECK ("review_report"."fault" in ('insult', 'personalData', 'offTopic', 'paidFor', 'unlawful')),
	CONSTRAINT "review_report_by_one" CHECK (not ("review_report"."is_by_store" and "review_report"."member_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_translation" (
	"review_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"detected" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_translation_once" PRIMARY KEY("review_id","locale")
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "is_reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_rating" ADD CONSTRAINT "product_rating_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_rating" ADD CONSTRAINT "store_rating_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_product_of_seller" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_of_review" FOREIGN KEY ("seller_id","review_id") REFERENCES "public"."review"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_of_review" FOREIGN KEY ("seller_id","review_id") REFERENCES "public"."review"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_translation" ADD CONSTRAINT "review_translation_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_rating_of_seller" ON "product_rating" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "product_rating_changed" ON "product_rating" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "review_of_order" ON "review" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_of_member" ON "review" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_counted" ON "review" USING btree ("product_id","stars","picture_count") WHERE state in ('published', 'hidden', 'corrected');--> statement-breakpoint
CREATE INDEX "review_newest_of_product" ON "review" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_newest_of_seller" ON "review" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_unanswered_of_seller" ON "review" USING btree ("seller_id","created_at","id") WHERE reply is null and state = 'published';--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_to_decide" ON "review" USING btree ("created_at","id") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "review_report_of_member" ON "review_report" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_report_by_store_once" ON "review_report" USING btree ("review_id") WHERE is_by_store;--> statement-breakpoint
CREATE INDEX "store_order_to_review" ON "store_order" USING btree ("member_id","completed_at") WHERE state = 'completed' and not is_reviewed;--> statement-breakpoint
CREATE INDEX "store_order_reviewed" ON "store_order" USING btree ("member_id","created_at","id") WHERE is_reviewed;--> statement-breakpoint
CREATE INDEX "store_order_to_ask_review" ON "store_order" USING btree ("completed_at") WHERE state = 'completed' and not is_reviewed and review_asked_at is null;--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_reviewed_is_received" CHECK (not "store_order"."is_reviewed" or "store_order"."completed_at" is not null);--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('avatar', 'logo', 'licence', 'voucher', 'chat', 'review', 'content', 'equipment', 'product'));--> statement-breakpoint
UPDATE "store_order" SET "review_asked_at" = now() WHERE "state" = 'completed';
--> statement-breakpoint
ALTER TABLE "product_rating" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "store_rating" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_picture" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_report" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "product_rating", "store_rating" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT SELECT ("id", "product_id", "seller_id", "author", "stars", "body", "locale", "variant", "state", "fault", "reply", "reply_locale", "replied_at", "created_at", "updated_at") ON "review" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT UPDATE ("reply", "reply_locale", "replied_at", "waiting_since") ON "review" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT SELECT ("id", "review_id", "seller_id", "position", "public_key", "width", "height", "thumbhash", "state", "created_at") ON "review_picture" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT SELECT ("id", "review_id", "seller_id", "is_by_store", "fault", "settled_at", "created_at"), INSERT ON "review_report" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_rating_of_seller" ON "product_rating" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "product_rating" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "store_rating_of_seller" ON "store_rating" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "store_rating" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "review_of_seller" ON "review" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "review" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "review_picture_of_seller" ON "review_picture" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "review_picture" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "review_report_of_seller" ON "review_report" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "review_report" TO "ironsouq_app" USING (true) WITH CHECK (true);
