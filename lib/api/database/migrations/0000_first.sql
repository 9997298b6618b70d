CREATE SEQUENCE "public"."activity_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."answer_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."attempt_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."customer_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."delivery_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."inbox_message_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."question_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."redemption_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."review_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."reward_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."rule_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."session_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."share_link_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."subscription_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."wishlist_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."wishlist_item_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "client_shops" (
	"client_id" text NOT NULL,
	"shop_id" bigint NOT NULL,
	CONSTRAINT "client_shops_client_id_shop_id_pk" PRIMARY KEY("client_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"webhook_secret" text NOT NULL,
	"previous_webhook_secret" text,
	"previous_webhook_secret_ends_at" timestamp (3) with time zone,
	"scopes" text[] NOT NULL,
	"is_partner" boolean NOT NULL,
	"is_disabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"shop_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_client_id_operation_id_key_hash_pk" PRIMARY KEY("shop_id","client_id","operation_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"level" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"client_id" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"scopes" text[] NOT NULL,
	"customer_id" bigint,
	"session_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"is_refunded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_items_shop_id_order_id_variant_id_pk" PRIMARY KEY("shop_id","order_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('order_ids') NOT NULL,
	"customer_id" bigint NOT NULL,
	"total" numeric(15, 2) NOT NULL,
	"refunded_amount" numeric(15, 2) DEFAULT 0 NOT NULL,
	"punched_rule_ids" bigint[] DEFAULT '{}' NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "orders_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"shop_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "variants_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('customer_ids') NOT NULL,
	"shop_customer_id" bigint,
	"email" text,
	"phone" text,
	"first_name" text,
	"last_name" text,
	"birth_day" smallint,
	"birth_month" smallint,
	"birth_year" smallint,
	"birthday_changed_at" timestamp (3) with time zone,
	"points_balance" numeric(15, 2) DEFAULT 0 NOT NULL,
	"points_expire_at" timestamp (3) with time zone,
	"is_eligible_for_points" boolean DEFAULT true NOT NULL,
	"is_allowed_to_earn_tier" boolean DEFAULT true NOT NULL,
	"tier_id" bigint,
	"tier_achieved_at" timestamp (3) with time zone,
	"referral_code" text,
	"is_blocked_from_reviews" boolean DEFAULT false NOT NULL,
	"accepts_email_marketing" boolean DEFAULT false NOT NULL,
	"accepts_sms_marketing" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "customers_balance_not_negative" CHECK ("customers"."points_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"shop_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "galleries_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"shop_id" bigint NOT NULL,
	"gallery_id" bigint NOT NULL,
	"post_id" text NOT NULL,
	"caption" text,
	"link" text NOT NULL,
	"thumbnail" text NOT NULL,
	"low" text NOT NULL,
	"standard" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_shop_id_gallery_id_post_id_pk" PRIMARY KEY("shop_id","gallery_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "media_products" (
	"shop_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"gallery_id" bigint NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "media_products_shop_id_product_id_gallery_id_post_id_pk" PRIMARY KEY("shop_id","product_id","gallery_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('answer_ids') NOT NULL,
	"question_id" bigint NOT NULL,
	"customer_id" bigint,
	"body" text NOT NULL,
	"is_published" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('question_ids') NOT NULL,
	"customer_id" bigint,
	"guest_name" text,
	"guest_email" text,
	"product_id" bigint NOT NULL,
	"body" text NOT NULL,
	"is_published" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"shop_id" bigint NOT NULL,
	"review_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_votes_shop_id_review_id_customer_id_pk" PRIMARY KEY("shop_id","review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('review_ids') NOT NULL,
	"customer_id" bigint,
	"guest_name" text,
	"guest_email" text,
	"product_id" bigint,
	"order_id" bigint,
	"title" text,
	"body" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (upper(regexp_replace(normalize(coalesce("title", '') || ' ' || "body", NFKD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu")) STORED NOT NULL,
	"rate" smallint NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"is_published" boolean NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_verified_buyer" boolean NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"reply_body" text,
	"reply_status" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "reviews_rate" CHECK ("reviews"."rate" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('activity_ids') NOT NULL,
	"customer_id" bigint NOT NULL,
	"type" text NOT NULL,
	"points" numeric(15, 2) NOT NULL,
	"note" text,
	"rule_id" bigint,
	"product_id" bigint,
	"reward_id" bigint,
	"order_id" bigint,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "boost_campaigns" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('rule_ids') NOT NULL,
	"points_multiplier" numeric(15, 2) NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "boost_campaigns_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "earning_rules" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('rule_ids') NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"icon" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"rewarding" jsonb NOT NULL,
	"times_action" integer,
	"period_in_days" integer,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "earning_rules_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "issued_rewards" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('reward_ids') NOT NULL,
	"customer_id" bigint NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "issued_rewards_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "punch_cards" (
	"shop_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"orders_completed" integer NOT NULL,
	"last_punched_at" timestamp (3) with time zone,
	CONSTRAINT "punch_cards_shop_id_rule_id_customer_id_pk" PRIMARY KEY("shop_id","rule_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reached_tiers" (
	"shop_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"tier_id" bigint NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reached_tiers_shop_id_customer_id_tier_id_pk" PRIMARY KEY("shop_id","customer_id","tier_id")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('redemption_ids') NOT NULL,
	"customer_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"state" text NOT NULL,
	"points" numeric(15, 2) NOT NULL,
	"selected_variant_id" bigint,
	"reward" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "redemptions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "spending_rules" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('rule_ids') NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"icon" text,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"is_flexible" boolean NOT NULL,
	"points_price" numeric(15, 2),
	"points_per_unit" numeric(15, 2),
	"min_points_to_spend" numeric(15, 2),
	"max_points_to_spend" numeric(15, 2),
	"terms" jsonb NOT NULL,
	"tier_ids" bigint[] DEFAULT '{}' NOT NULL,
	"use_limit" integer,
	CONSTRAINT "spending_rules_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('rule_ids') NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"condition_value" numeric(15, 2),
	"points_multiplier" numeric(15, 2) NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tiers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"sandbox_id" text NOT NULL,
	"id" bigint DEFAULT nextval('inbox_message_ids') NOT NULL,
	"name" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"signature_problem" text,
	CONSTRAINT "inbox_messages_sandbox_id_id_pk" PRIMARY KEY("sandbox_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbox_responses" (
	"sandbox_id" text NOT NULL,
	"name" text NOT NULL,
	"status" integer NOT NULL,
	"delay_ms" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "inbox_responses_sandbox_id_name_pk" PRIMARY KEY("sandbox_id","name")
);
--> statement-breakpoint
CREATE TABLE "sandbox_records" (
	"sandbox_id" text NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "sandbox_records_sandbox_id_id_pk" PRIMARY KEY("sandbox_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"creator_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"is_permanent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sandboxes_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"has_api" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"celebrated_at" timestamp (3) with time zone,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"sandbox_id" text
);
--> statement-breakpoint
CREATE TABLE "upload_folder" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "upload_folder_is_only" CHECK ("upload_folder"."is_only")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"shop_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"subscription_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('delivery_ids') NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deliveries_shop_id_event_id_subscription_id_pk" PRIMARY KEY("shop_id","event_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('attempt_ids') NOT NULL,
	"event_id" text NOT NULL,
	"subscription_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL,
	"request_headers" jsonb NOT NULL,
	"request_body" text NOT NULL,
	"status" integer,
	"response" text,
	"duration_ms" integer NOT NULL,
	"error" text,
	CONSTRAINT "delivery_attempts_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"shop_id" bigint NOT NULL,
	"id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" json NOT NULL,
	"triggered_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "events_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('subscription_ids') NOT NULL,
	"client_id" text NOT NULL,
	"topic" text NOT NULL,
	"address" text NOT NULL,
	"normalized_address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('session_ids') NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('share_link_ids') NOT NULL,
	"token" text NOT NULL,
	"customer_id" bigint,
	"session_id" bigint,
	"channel" text NOT NULL,
	"wishlist_ids" bigint[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_links_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "share_links_set" UNIQUE NULLS NOT DISTINCT("shop_id","customer_id","session_id","channel","wishlist_ids")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('wishlist_item_ids') NOT NULL,
	"wishlist_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlist_items_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"shop_id" bigint NOT NULL,
	"id" bigint DEFAULT nextval('wishlist_ids') NOT NULL,
	"customer_id" bigint,
	"session_id" bigint,
	"title" text NOT NULL,
	"is_default" boolean NOT NULL,
	"is_private" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlists_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "wishlists_one_owner" CHECK (("wishlists"."customer_id" is null) <> ("wishlists"."session_id" is null))
);
--> statement-breakpoint
CREATE INDEX "client_shops_shop" ON "client_shops" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_shop" ON "tokens" USING btree ("shop_id","client_id","expires_at");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("shop_id","customer_id","paid_at");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("shop_id","product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_shop_customer_id" ON "customers" USING btree ("shop_id","shop_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("shop_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("shop_id","phone");--> statement-breakpoint
CREATE INDEX "customers_points_expiry" ON "customers" USING btree ("shop_id","points_expire_at");--> statement-breakpoint
CREATE INDEX "customers_birthday" ON "customers" USING btree ("shop_id","birth_month","birth_day") WHERE "customers"."birth_day" is not null;--> statement-breakpoint
CREATE INDEX "media_age" ON "media" USING btree ("shop_id","gallery_id","posted_at","post_id");--> statement-breakpoint
CREATE INDEX "media_products_medium" ON "media_products" USING btree ("shop_id","gallery_id","post_id");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("shop_id","question_id","created_at");--> statement-breakpoint
CREATE INDEX "questions_product" ON "questions" USING btree ("shop_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_age" ON "reviews" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("shop_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("shop_id","customer_id","product_id") WHERE "reviews"."customer_id" is not null and "reviews"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_customer" ON "activities" USING btree ("shop_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activities_rule" ON "activities" USING btree ("shop_id","customer_id","rule_id","created_at");--> statement-breakpoint
CREATE INDEX "activities_order" ON "activities" USING btree ("shop_id","order_id") WHERE "activities"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "earning_rules_order" ON "earning_rules" USING btree ("shop_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_rewards_code" ON "issued_rewards" USING btree ("shop_id","code");--> statement-breakpoint
CREATE INDEX "issued_rewards_customer" ON "issued_rewards" USING btree ("shop_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "issued_rewards_expiry" ON "issued_rewards" USING btree ("shop_id","expires_at") WHERE "issued_rewards"."state" = 'active';--> statement-breakpoint
CREATE INDEX "redemptions_customer" ON "redemptions" USING btree ("shop_id","customer_id","rule_id");--> statement-breakpoint
CREATE INDEX "redemptions_due" ON "redemptions" USING btree ("due_at") WHERE "redemptions"."state" in ('queued', 'fulfilling');--> statement-breakpoint
CREATE INDEX "spending_rules_order" ON "spending_rules" USING btree ("shop_id","position","id");--> statement-breakpoint
CREATE INDEX "inbox_messages_name" ON "inbox_messages" USING btree ("sandbox_id","name","id");--> statement-breakpoint
CREATE INDEX "sandboxes_creator" ON "sandboxes" USING btree ("creator_hash","created_at");--> statement-breakpoint
CREATE INDEX "sandboxes_last_use" ON "sandboxes" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "shops_sandbox" ON "shops" USING btree ("sandbox_id");--> statement-breakpoint
CREATE INDEX "shops_templates" ON "shops" USING btree ("id") WHERE "shops"."is_template";--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_id" ON "deliveries" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_unfinished" ON "deliveries" USING btree ("shop_id","subscription_id","due_at") WHERE "deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_sending" ON "deliveries" USING btree ("due_at") WHERE "deliveries"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "delivery_attempts_delivery" ON "delivery_attempts" USING btree ("shop_id","event_id","subscription_id");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("shop_id","triggered_at","position");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_address" ON "subscriptions" USING btree ("shop_id","client_id","topic","normalized_address");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("shop_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_last_use" ON "sessions" USING btree ("shop_id","last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("shop_id","token");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_items_variant" ON "wishlist_items" USING btree ("shop_id","wishlist_id","product_id","variant_id");--> statement-breakpoint
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "wishlists_customer" ON "wishlists" USING btree ("shop_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "wishlists_session" ON "wishlists" USING btree ("shop_id","session_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default_of_customer" ON "wishlists" USING btree ("shop_id","customer_id") WHERE "wishlists"."is_default" and "wishlists"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default_of_session" ON "wishlists" USING btree ("shop_id","session_id") WHERE "wishlists"."is_default" and "wishlists"."session_id" is not null;