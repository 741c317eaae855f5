ALTER TABLE "security_log" DROP CONSTRAINT "security_log_kind";--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_by_name" ON "member" USING btree (lower("nick_name"),"id");--> statement-breakpoint
CREATE INDEX "member_name_begins" ON "member" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_company_begins" ON "member" USING btree (lower("company") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_account_begins" ON "member" USING btree (lower("account") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_mail_begins" ON "member" USING btree (lower("mail") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_mobile_begins" ON "member" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('signIn', 'tokenReuse', 'signOutOthers', 'signOutByStaff', 'passwordReset', 'passwordChange', 'mailChange', 'mobileChange', 'passkeyAdd', 'passkeyRemove', 'socialBind', 'socialUnbind', 'secondFactorEnable', 'secondFactorDisable', 'recoveryCodesRenew', 'identityProof', 'permissionGrant', 'changeUndo', 'dataExport', 'dataDownload', 'erasure'));