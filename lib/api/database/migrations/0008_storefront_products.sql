ALTER TABLE "products" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "earns_points" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "price" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "is_available" boolean DEFAULT true NOT NULL;