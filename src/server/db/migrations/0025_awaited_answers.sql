CREATE TABLE "awaited_answers" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"promised_days" integer NOT NULL,
	"first_due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_answer_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "answer_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "awaited_answers" ADD CONSTRAINT "awaited_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_answers" ADD CONSTRAINT "awaited_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_answers" ADD CONSTRAINT "awaited_answers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awaited_answers_due" ON "awaited_answers" USING btree ("company_id","due_at","application_id","job_id") WHERE "awaited_answers"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "awaited_answers_first_due" ON "awaited_answers" USING btree ("company_id","first_due_at");--> statement-breakpoint
CREATE INDEX "awaited_answers_job" ON "awaited_answers" USING btree ("job_id");--> statement-breakpoint
-- Edits that wait for approval promise what their job promises.
UPDATE "jobs" SET "pending_edit" = "pending_edit" || '{"answer_days": 14}' WHERE "pending_edit" IS NOT NULL;--> statement-breakpoint
UPDATE "job_decisions" SET "before" = jsonb_set("before", '{pendingEdit,answer_days}', '14') WHERE jsonb_typeof("before"->'pendingEdit') = 'object';--> statement-breakpoint
UPDATE "job_decisions" SET "before" = jsonb_set("before", '{fields,answer_days}', '14') WHERE jsonb_typeof("before"->'fields') = 'object';--> statement-breakpoint
-- Companies that are here get the template that new ones start with, unless they have one of that name.
INSERT INTO "message_templates" ("company_id", "name", "body", "standard")
SELECT c."id", 'Still under review', '', 'still_reading' FROM "companies" c
WHERE NOT EXISTS (SELECT 1 FROM "message_templates" o WHERE o."company_id" = c."id" AND lower(o."name") = 'still under review')
ORDER BY c."id";--> statement-breakpoint
-- Whoever applied before was promised nothing. They wait from now on as others do: those whose application is under way, and those who were turned away in the last 90 days and not told.
INSERT INTO "awaited_answers" ("application_id", "company_id", "job_id", "promised_days", "first_due_at", "first_answer_at", "waiting_since", "due_at")
SELECT id, company_id, job_id, 14, applied_at + make_interval(days => 14), first, since, since + make_interval(days => 14)
FROM (
	SELECT a."id", a."company_id", a."job_id", a."applied_at",
		CASE WHEN a."outcome" = 'failed' THEN a."stage_since" ELSE said."created_at" END AS first,
		CASE WHEN a."outcome" IN ('under_review', 'passed') AND c."erased_at" IS NULL
			AND (g."public_stage" NOT IN ('hired', 'closed')
				OR (a."public_since" > now() - interval '90 days' AND (said."created_at" IS NULL OR said."created_at" < a."public_since" - interval '1 hour')))
			THEN greatest(a."applied_at", said."created_at") END AS since
	FROM "applications" a
	JOIN "application_groups" g ON g."id" = a."group_id"
	JOIN "candidates" c ON c."id" = a."candidate_id"
	LEFT JOIN "conversations" v ON v."company_id" = a."company_id" AND v."candidate_id" = a."candidate_id" AND v."job_id" = a."job_id"
	LEFT JOIN "messages" said ON said."id" = v."company_wrote_id"
) state;
