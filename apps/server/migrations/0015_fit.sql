CREATE TABLE "product_question" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"model_id" uuid,
	"serial_no" text,
	"year" smallint,
	"question" text NOT NULL,
	"locale" text NOT NULL,
	"fits" boolean,
	"answer" text,
	"answer_locale" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_question_length" CHECK (char_length("product_question"."question") between 1 and 500),
	CONSTRAINT "product_question_answer_length" CHECK (char_length("product_question"."answer") between 1 and 500),
	CONSTRAINT "product_question_answer_is_whole" CHECK (("product_question"."answer" is null) = ("product_question"."answered_at" is null)
        and ("product_question"."answer" is null) = ("product_question"."answer_locale" is null)
        and ("product_question"."fits" is null or "product_question"."answer" is not null))
);
--> statement-breakpoint
CREATE TABLE "garage_machine" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"model_id" uuid NOT NULL,
	"device_id" uuid,
	"name" text,
	"serial_no" text,
	"serial_key" text,
	"year" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "garage_machine_serial" CHECK (("garage_machine"."serial_no" is null) = ("garage_machine"."serial_key" is null)),
	CONSTRAINT "garage_machine_year" CHECK ("garage_machine"."year" between 1950 and 2100)
);
--> statement-breakpoint
ALTER TABLE "product_fit" ADD COLUMN "serial_from" text;--> statement-breakpoint
ALTER TABLE "product_fit" ADD COLUMN "serial_from_key" text;--> statement-breakpoint
ALTER TABLE "product_fit" ADD COLUMN "serial_to" text;--> statement-breakpoint
ALTER TABLE "product_fit" ADD COLUMN "serial_to_key" text;--> statement-breakpoint
ALTER TABLE "product_fit" ADD COLUMN "year_from" smallint;--> statement-breakpoint
ALTER TABLE "product_fit" ADD COLUMN "year_to" smallint;--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_of_product_of_seller" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_machine" ADD CONSTRAINT "garage_machine_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_machine" ADD CONSTRAINT "garage_machine_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_machine" ADD CONSTRAINT "garage_machine_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_question_open_once" ON "product_question" USING btree ("member_id","product_id") WHERE answered_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "product_question_answered" ON "product_question" USING btree ("product_id","answered_at" DESC NULLS LAST) WHERE answered_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "product_question_of_product" ON "product_question" USING btree ("product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_question_newest_of_seller" ON "product_question" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "garage_machine_of_member" ON "garage_machine" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "garage_machine_once" ON "garage_machine" USING btree ("member_id","model_id","serial_key");--> statement-breakpoint
CREATE UNIQUE INDEX "garage_machine_of_device_once" ON "garage_machine" USING btree ("member_id","device_id");--> statement-breakpoint
CREATE INDEX "garage_machine_of_device" ON "garage_machine" USING btree ("device_id");--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_serial_keys" CHECK (("product_fit"."serial_from" is null) = ("product_fit"."serial_from_key" is null)
        and ("product_fit"."serial_to" is null) = ("product_fit"."serial_to_key" is null));--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_serials" CHECK ("product_fit"."serial_from_key" collate "C" <= "product_fit"."serial_to_key" collate "C");--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_years" CHECK ("product_fit"."year_from" <= "product_fit"."year_to");--> statement-breakpoint
ALTER TABLE "product_question" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "product_question" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_question_of_seller" ON "product_question" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "product_question" TO "ironsouq_app" USING (true) WITH CHECK (true);
