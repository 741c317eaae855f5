CREATE TABLE "favorite_product" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_product_once" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "browse_product" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_product_once" PRIMARY KEY("member_id","product_id","day")
);
--> statement-breakpoint
ALTER TABLE "favorite_product" ADD CONSTRAINT "favorite_product_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_product" ADD CONSTRAINT "browse_product_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_product_of_member" ON "favorite_product" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "browse_product_of_member" ON "browse_product" USING btree ("member_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "browse_product_old" ON "browse_product" USING btree ("seen_at");