-- A card that was taken out of Not selected without a reason got an English sentence as its reason, for readers of every
-- language. The entry of the move beside it says who moved it, from where and to where.
UPDATE "history" SET "reason" = NULL
WHERE "kind" = 'outcome' AND "to" = 'passed' AND "actor_id" IS NOT NULL AND "reason" LIKE 'Taken from % to % by hand.';
