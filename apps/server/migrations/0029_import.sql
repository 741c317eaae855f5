CREATE TABLE "imported_device" (
	"seller_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"device_id" uuid NOT NULL,
	"seen_in" uuid NOT NULL,
	"missing_runs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_device_once" PRIMARY KEY("seller_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"staff_id" uuid,
	"locale" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"done_through" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"fault_row" integer,
	"held_withdrawals" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_state" CHECK ("data_import"."state" in ('asked', 'received', 'read', 'checking', 'checked', 'running', 'paused', 'done', 'refused', 'cancelled', 'expired')),
	CONSTRAINT "data_import_kind" CHECK ("data_import"."kind" in ('device')),
	CONSTRAINT "data_import_refused" CHECK (("data_import"."fault" is not null) = ("data_import"."state" = 'refused')),
	CONSTRAINT "data_import_sender" CHECK (("data_import"."staff_id" is null) = ("data_import"."origin" = 'feed'))
);
--> statement-breakpoint
CREATE TABLE "data_import_key" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"row" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_key_once" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "data_import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"values" jsonb,
	"entity_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_row_once" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_mapping" (
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mapping_once" PRIMARY KEY("seller_id","kind")
);
--> statement-breakpoint
ALTER TABLE "imported_device" ADD CONSTRAINT "imported_device_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_device" ADD CONSTRAINT "imported_device_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_key" ADD CONSTRAINT "data_import_key_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD CONSTRAINT "data_import_row_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mapping" ADD CONSTRAINT "import_mapping_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_device_of_device" ON "imported_device" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "data_import_newest" ON "data_import" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_import_of_seller" ON "data_import" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_import_due" ON "data_import" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_import_row_faulty" ON "data_import_row" USING btree ("import_id","row") WHERE outcome = 'faulty';