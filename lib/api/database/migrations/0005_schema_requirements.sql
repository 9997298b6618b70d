CREATE TABLE "schema_requirements" (
	"min_migrations" integer NOT NULL
);
--> statement-breakpoint
-- A migration that older code can't work with raises the number to its own, counted from 1.
INSERT INTO "schema_requirements" ("min_migrations") VALUES (4);
