-- Stores layouts outside of the rows, so that a search reads fewer pages. The next statement rewrites the table.
ALTER TABLE "gyms" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(' ' || name || ' ' || location, NFKD), '[\u0300-\u036F]', '', 'g')),
    'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[\s!-/:-@\[-`{-~\u2000-\u206F\u3000-\u303F]+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(regexp_replace(
  regexp_replace(regexp_replace(
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036F]', '', 'g')),
    'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[\s!-/:-@\[-`{-~\u2000-\u206F\u3000-\u303F]+', ' ', 'g'), '(\d+)', '00000000000000000000\1', 'g'),
  '\d*(\d{20})', '\1', 'g'), 500)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "gyms_search_idx" ON "gyms" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gyms_name_idx" ON "gyms" USING btree ("sort_name" collate "C","id");--> statement-breakpoint
-- Finds gyms with words that are similar to all of the words. The index finds those of the first word. The settings
-- apply to this function only: a sequential scan would compare each gym, and 0.6 would exclude two swapped letters.
CREATE FUNCTION "find_similar_gyms"(words text[]) RETURNS SETOF uuid LANGUAGE sql STABLE
SET enable_seqscan = off SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  select id from gyms where search_text %> words[1] and search_text %> all (words) limit 500
$$;
