CREATE TABLE "import_photo" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"position" smallint NOT NULL,
	"entity_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_photo_once" UNIQUE("import_id","row","position"),
	CONSTRAINT "import_photo_fault" CHECK ("import_photo"."fault" in ('onSale', 'tooMany'))
);
--> statement-breakpoint
CREATE TABLE "remote_photo" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"fault" text,
	"upload_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remote_photo_once" UNIQUE("seller_id","purpose","address_hash"),
	CONSTRAINT "remote_photo_state" CHECK ("remote_photo"."state" in ('waiting', 'fetching', 'processing', 'ready', 'failed')),
	CONSTRAINT "remote_photo_purpose" CHECK ("remote_photo"."purpose" in ('avatar', 'logo', 'licence', 'voucher', 'chat', 'review', 'content', 'equipment', 'product')),
	CONSTRAINT "remote_photo_failed_says_why" CHECK (("remote_photo"."state" = 'failed') = ("remote_photo"."fault" is not null)),
	CONSTRAINT "remote_photo_tried" CHECK (("remote_photo"."state" in ('waiting', 'fetching')) = ("remote_photo"."try_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "import_photo" ADD CONSTRAINT "import_photo_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_photo" ADD CONSTRAINT "import_photo_photo_id_remote_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."remote_photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_photo" ADD CONSTRAINT "remote_photo_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_photo" ADD CONSTRAINT "remote_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_photo_of_photo" ON "import_photo" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "import_photo_of_entity" ON "import_photo" USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE INDEX "remote_photo_due" ON "remote_photo" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE INDEX "remote_photo_of_lane" ON "remote_photo" USING btree ("seller_id","host","created_at") WHERE try_at is not null;--> statement-breakpoint
CREATE INDEX "remote_photo_of_upload" ON "remote_photo" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "remote_photo_old" ON "remote_photo" USING btree ("updated_at");--> statement-breakpoint
-- People of a store see what became of the photos that their files name; the worker fetches them.
ALTER TABLE "remote_photo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "remote_photo" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "remote_photo_of_seller" ON "remote_photo" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "remote_photo" TO "ironsouq_app" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE "import_photo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "import_photo" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "import_photo_of_seller" ON "import_photo" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "import_id"));
--> statement-breakpoint
CREATE POLICY "all_rows_of_app" ON "import_photo" TO "ironsouq_app" USING (true) WITH CHECK (true);
