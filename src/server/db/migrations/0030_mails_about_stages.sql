CREATE TABLE "told_stages" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_mail_choices" ADD COLUMN "stages_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "told_stages" ADD CONSTRAINT "told_stages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;