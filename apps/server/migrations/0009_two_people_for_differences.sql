ALTER TABLE "reconciliation_difference" DROP CONSTRAINT "reconciliation_difference_resolved";--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD COLUMN "stated_by" uuid;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD COLUMN "stated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_two_people" CHECK ("reconciliation_difference"."resolved_by" <> "reconciliation_difference"."stated_by");--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_resolved" CHECK (num_nonnulls("reconciliation_difference"."resolved_by", "reconciliation_difference"."resolved_at") in (0, 2) and num_nonnulls("reconciliation_difference"."stated_by", "reconciliation_difference"."stated_at") in (0, 2)
        and ("reconciliation_difference"."resolution" is not null) = (coalesce("reconciliation_difference"."stated_at", "reconciliation_difference"."resolved_at") is not null)
        and "reconciliation_difference"."resolution" ~ '\S' and char_length("reconciliation_difference"."resolution") <= 200);