-- Five words for who moves a state. Who owned an upload or wrote a quote is known by the id.
UPDATE "lifecycle_log" SET "actor" = CASE
	WHEN "actor" IN ('timer', 'job', 'exportJob', 'batchJob', 'imageJob', 'fileJob', 'transcoder', 'feed') THEN 'system'
	WHEN "actor" = 'seller' THEN 'merchant'
	WHEN "actor" IN ('buyer', 'applicant', 'reader', 'visitor') THEN 'member'
	WHEN "actor" IN ('owner', 'author', 'recipient') THEN CASE
		WHEN EXISTS (SELECT FROM "staff" WHERE "staff"."id" = "actor_id") THEN 'staff'
		WHEN EXISTS (SELECT FROM "seller_account" WHERE "seller_account"."id" = "actor_id") THEN 'merchant'
		ELSE 'member' END
	ELSE "actor" END
WHERE "actor" NOT IN ('member', 'merchant', 'staff', 'system', 'provider');--> statement-breakpoint
ALTER TABLE "lifecycle_log" ADD CONSTRAINT "lifecycle_log_actor" CHECK ("lifecycle_log"."actor" in ('member', 'merchant', 'staff', 'system', 'provider'));
