CREATE TABLE "web_config_version" (
	"field" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_config_version_field" CHECK ("web_config_version"."field" in ('pcLogoImg', 'pcLoginBgImg', 'pcCopyright', 'pcQrcodeImg', 'pcCompanyName', 'pcCompanyInfo', 'pcTitleContent', 'pcTitleImg', 'pcLogoImgText', 'pcWelcome', 'pcCompanyPhone', 'pcCompanyAddress', 'pcCompanyLicence')),
	CONSTRAINT "web_config_version_counts" CHECK ("web_config_version"."version" > 1)
);
--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;