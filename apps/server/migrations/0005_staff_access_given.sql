CREATE TABLE "staff_access_given" (
	"staff_id" uuid NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_access_given_once" PRIMARY KEY("staff_id","given_by"),
	CONSTRAINT "staff_access_given_by_another" CHECK ("staff_access_given"."given_by" <> "staff_access_given"."staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff_access_given" ADD CONSTRAINT "staff_access_given_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "staff_access_given" ("staff_id", "given_by", "given_at")
SELECT "staff_id", "invited_by", "created_at" FROM "staff_invitation" WHERE "invited_by" IS NOT NULL AND "invited_by" <> "staff_id";
