CREATE TABLE "inspection_remark" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_remark_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "inspection_remark_text" (
	"remark_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_remark_text_once" PRIMARY KEY("remark_id","locale")
);
--> statement-breakpoint
ALTER TABLE "device_text" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "inspection" ADD COLUMN "inspector_seller_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD COLUMN "remark_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_point" ADD COLUMN "verifies" text;--> statement-breakpoint
ALTER TABLE "inspection_remark_text" ADD CONSTRAINT "inspection_remark_text_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_inspector_seller_id_seller_id_fk" FOREIGN KEY ("inspector_seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD CONSTRAINT "inspection_finding_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_point" ADD CONSTRAINT "inspection_point_verifies" CHECK ("inspection_point"."verifies" in ('hours', 'identity', 'year', 'serviceBook'));--> statement-breakpoint
UPDATE "inspection_point" SET "verifies" = CASE "code" WHEN 'hourMeter' THEN 'hours' WHEN 'serialPlate' THEN 'identity' END WHERE "code" IN ('hourMeter', 'serialPlate');
