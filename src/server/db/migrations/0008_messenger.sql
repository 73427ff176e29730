CREATE TABLE "message_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"message_id" bigint,
	"file_id" bigint NOT NULL,
	"uploaded_by" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"company_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"blocked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_company_id_candidate_id_blocked_by_pk" PRIMARY KEY("company_id","candidate_id","blocked_by")
);
--> statement-breakpoint
CREATE TABLE "message_mail_choices" (
	"email" varchar(254) PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" varchar(80) NOT NULL,
	"body" text NOT NULL,
	"group_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD COLUMN "mailed_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "company_wrote_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "candidate_wrote_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "company_got_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "candidate_got_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "company_read_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "candidate_read_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_group_id_application_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."application_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attachments_message" ON "message_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_attachments_conversation" ON "message_attachments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_attachments_file" ON "message_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "message_attachments_unsent" ON "message_attachments" USING btree ("created_at") WHERE "message_attachments"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_blocks_candidate" ON "message_blocks" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_mail_choices_token" ON "message_mail_choices" USING btree ("token");--> statement-breakpoint
CREATE INDEX "message_templates_company" ON "message_templates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "message_templates_group" ON "message_templates" USING btree ("group_id") WHERE "message_templates"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_company_waiting" ON "conversations" USING btree ("company_id") WHERE "conversations"."candidate_wrote_id" > "conversations"."company_wrote_id";--> statement-breakpoint
CREATE INDEX "conversations_candidate_waiting" ON "conversations" USING btree ("candidate_id") WHERE "conversations"."company_wrote_id" > "conversations"."candidate_wrote_id";--> statement-breakpoint
UPDATE "conversations" SET "company_wrote_id" = coalesce((SELECT max("id") FROM "messages" WHERE "conversation_id" = "conversations"."id" AND "sender" = 'company'), 0), "candidate_wrote_id" = coalesce((SELECT max("id") FROM "messages" WHERE "conversation_id" = "conversations"."id" AND "sender" = 'candidate'), 0);
