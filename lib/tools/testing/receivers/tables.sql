-- What the PHP receivers of the documentation store.
create table balances (customer text primary key, points real, changed_at integer, activity_id integer);
create table contacts (customer text primary key, birth_month integer, birth_day integer, changed_at integer);
create table outbox (event_id text primary key, recipient text, body text);
create table segments (customer text primary key, segment text, since text, changed_at integer);
create table tickets (event_id text primary key, question_id integer, product_id integer, sender text, body text, state text);
create table questions (id integer primary key, product_id integer, body text, is_published boolean, is_deleted boolean default false, changed_at integer);
create table answers (id integer primary key, question_id integer);
create table answer_wordings (event_id text primary key, answer_id integer, body text, is_public boolean, valid_from text);
create table pages_to_rebuild (path text primary key);
create table review_inbox (review_id integer primary key, priority integer, received_at text);
create table quotes (review_id integer primary key, body text, reply text, is_shown boolean, changed_at integer);
create table products (id integer primary key, stars real, review_count integer, stars_changed_at integer);
create table stock_alerts (email text, variant_id integer, wishlist_id integer, primary key (email, variant_id, wishlist_id));
create table reminders (email text, variant_id integer, cancelled boolean);
create table item_places (wishlist_id integer, product_id integer, variant_id integer, is_there boolean, changed_at integer, primary key (wishlist_id, product_id, variant_id));
create table customers_to_read_again (customer text primary key);
