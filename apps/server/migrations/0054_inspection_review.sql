ALTER TABLE "inspection_form" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD COLUMN "submitted_by" uuid;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD COLUMN "returned_by" uuid;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD COLUMN "return_remark" text;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD CONSTRAINT "inspection_form_submitted" CHECK (("inspection_form"."submitted_at" is null) = ("inspection_form"."submitted_by" is null));--> statement-breakpoint
ALTER TABLE "inspection_form" ADD CONSTRAINT "inspection_form_returned" CHECK (("inspection_form"."returned_at" is null) = ("inspection_form"."returned_by" is null)
        and ("inspection_form"."returned_at" is null) = ("inspection_form"."return_remark" is null));