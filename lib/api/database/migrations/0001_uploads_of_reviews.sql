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
-- Images that were uploaded before have their address in their review only. Their size isn't known. If several reviews
-- have an address, the first one uploaded the image.
INSERT INTO "uploads" ("shop_id", "review_id", "name", "bytes")
SELECT DISTINCT ON (name) "shop_id", "id", name, 0
FROM "reviews", unnest("images") AS image, substring(image from '[^/]+$') AS name
WHERE image ~ '/v2/uploads/[0-9a-f]{32}[.](jpg|png|webp)$'
ORDER BY name, "id";
