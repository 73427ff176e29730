-- What happened becomes one typed record: the free text of kind, from, to, reason and details becomes a type and its
-- data. Reasons of rows without a person were written by the product for developers: they are kept as the basis of a
-- verdict, or dropped where they only repeated what the type says.
ALTER TABLE "history" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER INDEX "history_kind" RENAME TO "history_type";--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "data" jsonb;--> statement-breakpoint
UPDATE "history" SET
  "data" = CASE
    WHEN "type" = 'stage' AND "from" IS NULL THEN
      jsonb_build_object('to', jsonb_build_object('id', "to_group_id", 'name', coalesce("to", '')))
    WHEN "type" = 'stage' THEN jsonb_build_object(
      'from', jsonb_build_object('id', "from_group_id", 'name', "from"),
      'to', jsonb_build_object('id', "to_group_id", 'name', coalesce("to", '')),
      'reason', CASE WHEN "actor_id" IS NOT NULL THEN "reason" END,
      'basis', CASE WHEN "actor_id" IS NULL THEN "reason" END)
    WHEN "type" = 'ai_score' THEN jsonb_build_object('score', "to"::int, 'basis', "reason")
    WHEN "type" = 'outcome' AND "to" = 'withdrawn' THEN jsonb_build_object('from', "from")
    WHEN "type" = 'outcome' THEN jsonb_build_object(
      'from', coalesce("from", 'under_review'), 'to', "to",
      'reason', CASE WHEN "actor_id" IS NOT NULL THEN "reason" END,
      'basis', CASE WHEN "actor_id" IS NULL THEN "reason" END)
    WHEN "type" = 'late_verdict' THEN jsonb_build_object('outcome', "from", 'verdict', "to",
      'basis', replace("reason", 'The verdict came after a person had decided, and changed nothing: ', ''))
    WHEN "type" = 'column_deleted' THEN
      jsonb_build_object('column', jsonb_build_object('id', "from_group_id", 'name', coalesce("from", '')))
    WHEN "type" = 'manager_score' THEN jsonb_build_object(
      'total', jsonb_build_object('from', "from"::numeric, 'to', "to"::numeric),
      'entry', CASE WHEN "details" ? 'type' THEN jsonb_build_object(
        'type', "details"->'type',
        'itemId', coalesce("details"->'itemId', 'null'),
        -- Earlier records held the score together with the comment.
        'from', CASE WHEN jsonb_typeof("details"->'from') = 'object' THEN coalesce("details"->'from'->'score', 'null')
          ELSE coalesce("details"->'from', 'null') END,
        'to', CASE WHEN jsonb_typeof("details"->'to') = 'object' THEN coalesce("details"->'to'->'score', 'null')
          ELSE coalesce("details"->'to', 'null') END,
        'commentChanged', coalesce("details"->'commentChanged', 'false')) END)
    WHEN "type" IN ('person_read', 'audit_read', 'audit_exported') THEN
      jsonb_build_object('filters', coalesce("details", '{}'))
    WHEN "type" = 'job_status' THEN jsonb_build_object('from', "from", 'to', "to", 'reason', "reason")
    WHEN "type" = 'job_edit' THEN jsonb_build_object('decision', "to", 'reason', "reason")
    WHEN "type" = 'job_undone' THEN jsonb_build_object('from', "from", 'to', "to")
    WHEN "type" = 'setting' THEN
      jsonb_build_object('key', "details"->>'key', 'from', "from", 'to', "to", 'reason', "reason")
    WHEN "type" = 'translation' THEN
      jsonb_build_object('locale', "details"->>'locale', 'key', "details"->>'key', 'from', "from", 'to', "to")
    WHEN "type" = 'user_role' THEN jsonb_build_object('from', "from", 'to', "to", 'reason', "reason")
    WHEN "type" IN ('user_blocked', 'user_unblocked', 'user_signed_out', 'user_exported', 'user_erased',
      'company_blocked', 'company_unblocked') THEN jsonb_build_object('reason', "reason")
    ELSE '{}'
  END,
  "type" = CASE "type"
    WHEN 'stage' THEN CASE WHEN "from" IS NULL THEN 'application.submitted' ELSE 'application.moved' END
    WHEN 'ai_score' THEN 'application.scored'
    WHEN 'outcome' THEN CASE WHEN "to" = 'withdrawn' THEN 'application.withdrawn' ELSE 'application.decided' END
    WHEN 'late_verdict' THEN 'application.judged_late'
    WHEN 'disputed' THEN 'application.disputed'
    WHEN 'disowned' THEN 'application.disowned'
    WHEN 'column_deleted' THEN 'column.deleted'
    WHEN 'manager_score' THEN 'scorecard.saved'
    WHEN 'profile_read' THEN 'profile.viewed'
    WHEN 'cv_read' THEN 'cv.opened'
    WHEN 'photo_read' THEN 'photo.viewed'
    WHEN 'person_read' THEN 'person.viewed'
    WHEN 'audit_read' THEN 'audit.read'
    WHEN 'audit_exported' THEN 'audit.exported'
    WHEN 'job_status' THEN 'job.status_changed'
    WHEN 'job_edit' THEN 'job.edit_decided'
    WHEN 'job_undone' THEN 'job.decision_undone'
    WHEN 'setting' THEN 'setting.changed'
    WHEN 'translation' THEN 'text.changed'
    WHEN 'user_blocked' THEN 'user.blocked'
    WHEN 'user_unblocked' THEN 'user.unblocked'
    WHEN 'user_role' THEN 'user.role_changed'
    WHEN 'user_signed_out' THEN 'user.signed_out'
    WHEN 'user_exported' THEN 'user.exported'
    WHEN 'user_erased' THEN 'user.erased'
    WHEN 'own_email' THEN 'account.email_changed'
    WHEN 'own_export' THEN 'account.exported'
    WHEN 'own_erase' THEN 'account.erased'
    WHEN 'company_blocked' THEN 'company.blocked'
    WHEN 'company_unblocked' THEN 'company.unblocked'
    ELSE "type"
  END;--> statement-breakpoint
ALTER TABLE "history" ALTER COLUMN "data" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "history" DROP COLUMN "from";--> statement-breakpoint
ALTER TABLE "history" DROP COLUMN "to";--> statement-breakpoint
ALTER TABLE "history" DROP COLUMN "from_group_id";--> statement-breakpoint
ALTER TABLE "history" DROP COLUMN "to_group_id";--> statement-breakpoint
ALTER TABLE "history" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "history" DROP COLUMN "details";
