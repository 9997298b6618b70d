CREATE SEQUENCE "public"."gift_registry_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "gift_registries" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('gift_registry_ids') NOT NULL,
	"customer_id" bigint NOT NULL,
	"title" text NOT NULL,
	"event_type" text,
	"event_date" date,
	"note" text,
	"is_private" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_registries_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "gift_registries_customer" ON "gift_registries" USING btree ("shop_id","customer_id");