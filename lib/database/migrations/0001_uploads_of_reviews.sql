CREATE TABLE "uploads" (
	"shop_id" bigint NOT NULL,
	"review_id" bigint NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "uploads_shop_id_review_id_name_pk" PRIMARY KEY("shop_id","review_id","name")
);
--> statement-breakpoint
ALTER TABLE "sandboxes" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_name" ON "uploads" USING btree ("name");--> statement-breakpoint
-- Images that were uploaded before have their address in their review only. Their size isn't known.
INSERT INTO "uploads" ("shop_id", "review_id", "name", "bytes")
SELECT DISTINCT "shop_id", "id", substring(image from '[^/]+$'), 0
FROM "reviews", unnest("images") AS image
WHERE image ~ '/v2/uploads/[0-9a-f]{32}[.](jpg|png|webp)$';
