CREATE TABLE "reply_addresses" (
	"token" text PRIMARY KEY NOT NULL,
	"conversation_id" bigint NOT NULL,
	"user_id" bigint,
	"email" varchar(254) NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_stages" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_mail_choices" ADD COLUMN "stages_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_stages" ADD CONSTRAINT "told_stages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_addresses_reader" ON "reply_addresses" USING btree ("conversation_id","email");--> statement-breakpoint
CREATE INDEX "reply_addresses_user" ON "reply_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reply_addresses_email" ON "reply_addresses" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reply_addresses_mailed" ON "reply_addresses" USING btree ("mailed_at");