CREATE TABLE "channel_head" (
	"kind" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_head_once" PRIMARY KEY("kind","channel_id")
);
--> statement-breakpoint
CREATE TABLE "channel_message" (
	"kind" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_message_once" PRIMARY KEY("kind","channel_id","seq")
);
--> statement-breakpoint
CREATE INDEX "channel_message_old" ON "channel_message" USING brin ("created_at");