CREATE TABLE "answer_rules" (
	"group_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"template_id" bigint,
	"hours" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"for_machine" boolean DEFAULT false NOT NULL,
	"saved_by" bigint
);
--> statement-breakpoint
CREATE TABLE "planned_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"from_group_id" bigint,
	"template_id" bigint,
	"body" text,
	"by_machine" boolean NOT NULL,
	"author_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"planned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_rules" ADD CONSTRAINT "answer_rules_group_id_application_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."application_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_rules" ADD CONSTRAINT "answer_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_rules" ADD CONSTRAINT "answer_rules_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_rules" ADD CONSTRAINT "answer_rules_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_messages" ADD CONSTRAINT "planned_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_messages" ADD CONSTRAINT "planned_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_messages" ADD CONSTRAINT "planned_messages_group_id_application_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."application_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_messages" ADD CONSTRAINT "planned_messages_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_messages" ADD CONSTRAINT "planned_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_rules_company" ON "answer_rules" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "answer_rules_template" ON "answer_rules" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planned_messages_place" ON "planned_messages" USING btree ("application_id","group_id");--> statement-breakpoint
CREATE INDEX "planned_messages_due" ON "planned_messages" USING btree ("company_id","due_at") WHERE "planned_messages"."state" in ('waiting', 'problem');--> statement-breakpoint
CREATE INDEX "planned_messages_template" ON "planned_messages" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "planned_messages_group" ON "planned_messages" USING btree ("group_id");