CREATE TABLE "notice_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"daily_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"application_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "application_notes_unread";--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_settings_token" ON "notice_settings" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_subject" ON "notices" USING btree ("user_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","id" DESC NULLS LAST) WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_application" ON "notices" USING btree ("application_id");--> statement-breakpoint
-- Mentions that were not read stay new. They were mailed when they were written.
INSERT INTO "notices" ("user_id", "kind", "application_id", "subject_id", "created_at", "mailed_at")
  SELECT u."id", 'mention', n."application_id", n."id", n."created_at", n."created_at"
  FROM "application_notes" n CROSS JOIN unnest(n."unread_by") AS m("id") JOIN "users" u ON u."id" = m."id"
  ORDER BY n."id";--> statement-breakpoint
ALTER TABLE "application_notes" DROP COLUMN "unread_by";