ALTER TABLE "history" ADD COLUMN "from_group_id" bigint;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "to_group_id" bigint;--> statement-breakpoint
UPDATE "history" AS h SET
	"from_group_id" = coalesce((h."details"->>'fromGroupId')::bigint, (SELECT min(g."id") FROM "application_groups" g WHERE g."company_id" = h."company_id" AND g."name" = h."from")),
	"to_group_id" = coalesce((h."details"->>'toGroupId')::bigint, (h."details"->>'groupId')::bigint, (SELECT min(g."id") FROM "application_groups" g WHERE g."company_id" = h."company_id" AND g."name" = h."to")),
	"details" = NULL
WHERE h."kind" = 'stage';--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "board_version";