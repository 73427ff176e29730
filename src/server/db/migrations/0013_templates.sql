ALTER TABLE "message_templates" ADD COLUMN "standard" text;--> statement-breakpoint
-- Companies that are here get what new ones start with. A name that one has given to a template of its own is left to it, and so is a column that has one.
INSERT INTO "message_templates" ("company_id", "name", "body", "standard", "group_id")
SELECT c."id", s."name", '', s."standard",
	(SELECT g."id" FROM "application_groups" g
	 WHERE g."company_id" = c."id" AND (g."fixed" = s."fixed" OR (s."fixed" IS NULL AND g."fixed" IS NULL AND g."name" = s."column_name"))
		AND NOT EXISTS (SELECT 1 FROM "message_templates" o WHERE o."group_id" = g."id")
	 LIMIT 1)
FROM "companies" c CROSS JOIN (VALUES
	('Application received', 'received', 'new', NULL),
	('Invitation to an interview', 'interview', NULL, 'Interview'),
	('Job offer', 'offer', NULL, 'Offer'),
	('Not selected this time', 'not_selected', 'not_selected', NULL)
) AS s("name", "standard", "fixed", "column_name")
WHERE NOT EXISTS (SELECT 1 FROM "message_templates" o WHERE o."company_id" = c."id" AND lower(o."name") = lower(s."name"))
ORDER BY c."id";
