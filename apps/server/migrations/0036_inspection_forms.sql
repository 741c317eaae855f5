CREATE SEQUENCE "public"."inspection_report_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "inspection_form" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"for_parts" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"changed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_form_once" UNIQUE("device_id"),
	CONSTRAINT "inspection_form_changed" CHECK (("inspection_form"."changed_at" is null) = ("inspection_form"."changed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "inspection_form_finding" (
	"form_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"state" text,
	"value" double precision,
	"note" text,
	"note_locale" text,
	"repair_aed" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_form_finding_once" PRIMARY KEY("form_id","point_id"),
	CONSTRAINT "inspection_form_finding_state" CHECK ("inspection_form_finding"."state" in ('action', 'monitor', 'ok', 'na')),
	CONSTRAINT "inspection_form_finding_note" CHECK (("inspection_form_finding"."note" is null) = ("inspection_form_finding"."note_locale" is null)),
	CONSTRAINT "inspection_form_finding_repair" CHECK ("inspection_form_finding"."repair_aed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inspection_form_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"object_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspector" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "inspector_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspector_number_once" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "inspection_form" ADD CONSTRAINT "inspection_form_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD CONSTRAINT "inspection_form_finding_form_id_inspection_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."inspection_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD CONSTRAINT "inspection_form_finding_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_photo" ADD CONSTRAINT "inspection_form_photo_form_id_inspection_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."inspection_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_photo" ADD CONSTRAINT "inspection_form_photo_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_form_started" ON "inspection_form" USING btree ("started_at") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "inspection_form_photo_of_form" ON "inspection_form_photo" USING btree ("form_id","created_at");