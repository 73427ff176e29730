DROP INDEX "mails_unsent";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("id") WHERE "mails"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "person_exports" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "person_exports" DROP COLUMN "claimed_until";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "held_until";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "claimed_until";