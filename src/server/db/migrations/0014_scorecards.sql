ALTER TABLE "applications" ADD COLUMN "being_scored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "blind_profession" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "blind_skills" text;--> statement-breakpoint
ALTER TABLE "human_evaluations" ADD COLUMN "side" text DEFAULT 'reviewer' NOT NULL;--> statement-breakpoint
UPDATE "applications" a SET "being_scored" = true, "manager_score" = null
WHERE EXISTS (SELECT 1 FROM "human_evaluations" h WHERE h."application_id" = a."id")
  AND NOT EXISTS (
    SELECT 1 FROM "human_evaluations" h
    WHERE h."application_id" = a."id" AND h."type" = 'overall' AND h."score" IS NOT NULL
  )
  AND (
    SELECT count(DISTINCT h."type") FROM "human_evaluations" h
    WHERE h."application_id" = a."id" AND h."score" IS NOT NULL
      AND h."type" IN ('education', 'experience', 'skills', 'certification', 'bio')
  ) < 5;
