CREATE TABLE "evaluation_assignments" (
	"application_id" bigint NOT NULL,
	"reviewer_id" bigint NOT NULL,
	"assigned_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluation_assignments_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
);
--> statement-breakpoint
DROP INDEX "human_evaluations_subject";--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evaluation_assignments" ADD CONSTRAINT "evaluation_assignments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_assignments" ADD CONSTRAINT "evaluation_assignments_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_assignments" ADD CONSTRAINT "evaluation_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_assignments_reviewer" ON "evaluation_assignments" USING btree ("reviewer_id","application_id");--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "human_evaluations_reviewer" ON "human_evaluations" USING btree ("reviewer_id","application_id");--> statement-breakpoint
CREATE INDEX "history_user" ON "history" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "history_actor" ON "history" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "history_kind" ON "history" USING btree ("kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "human_evaluations_subject" ON "human_evaluations" USING btree ("application_id","type",coalesce("education_id", 0),coalesce("experience_id", 0),"reviewer_id");