CREATE TABLE "inspection_remark_point" (
	"remark_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_remark_point_once" PRIMARY KEY("point_id","remark_id")
);
--> statement-breakpoint
ALTER TABLE "inspection_form" ADD COLUMN "meter_hours" integer;--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD COLUMN "remark_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_remark" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "inspection_remark" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_remark_point" ADD CONSTRAINT "inspection_remark_point_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remark_point" ADD CONSTRAINT "inspection_remark_point_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_remark_point_of_remark" ON "inspection_remark_point" USING btree ("remark_id");--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD CONSTRAINT "inspection_form_finding_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD CONSTRAINT "inspection_form_meter_hours" CHECK ("inspection_form"."meter_hours" >= 0);--> statement-breakpoint
ALTER TABLE "inspection_remark" ADD CONSTRAINT "inspection_remark_state" CHECK ("inspection_remark"."state" in ('action', 'monitor', 'ok', 'na'));