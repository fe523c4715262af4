import {
  CIRCUIT_COLORS,
  type CircuitColor,
  type GradeScale,
  type GradeTarget,
  type Layout,
  type RouteStatus,
} from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import {
  derivedId,
  file,
  fileIndex,
  id,
  parentId,
  timestamptz,
  timestamptzNow,
  version,
} from "./columns.ts";
import { foldInSql, padNumbers } from "./folded-text.ts";

/** A B-tree entry has at most 2,704 bytes, and padding makes a name longer. */
const SORTED_LENGTH = 500;

export const gyms = pgTable(
  "gyms",
  {
    id: id(),
    name: text().notNull(),
    location: text().notNull(),
    about: text().notNull(),
    layout: jsonb().$type<Layout>().notNull(),
    image: file(),
    /** The IANA name of the time zone, which determines the day of an activity. Null means UTC. */
    time_zone: text(),
    grade_scale: jsonb().$type<GradeScale>(),
    grade_targets: jsonb().$type<GradeTarget[]>().notNull().default([]),
    /** Whether the screen of the gym shows names of climbers. */
    screen_names: boolean().notNull().default(true),
    version: version(),
    created_at: timestamptzNow(),
    /** The words of the name and the location. A space precedes each word. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(foldInSql(sql`' ' || name || ' ' || location`)),
    /** Sorts gyms like `compareNaturally`. */
    sort_name: text()
      .notNull()
      .generatedAlwaysAs(
        sql`left(${padNumbers(foldInSql(sql`name`))}, ${sql.raw(String(SORTED_LENGTH))})`,
      ),
  },
  (table) => [
    index("gyms_search_idx").using("gin", sql`${table.search_text} gin_trgm_ops`),
    fileIndex("gyms_image_idx", table.image),
    index("gyms_name_idx").on(sql`${table.sort_name} collate "C"`, table.id),
  ],
);

export const circuits = pgTable(
  "circuits",
  {
    id: id(),
    gym_id: parentId(() => gyms.id),
    name: text().notNull(),
    color: text().$type<CircuitColor>().notNull(),
    created_at: timestamptzNow(),
  },
  (table) => [
    index("circuits_gym_idx").on(table.gym_id),
    check(
      "circuits_color_check",
      sql`${table.color} in (${sql.raw(CIRCUIT_COLORS.map((color) => `'${color}'`).join(","))})`,
    ),
  ],
);

export const sets = pgTable(
  "sets",
  {
    id: id(),
    circuit_id: parentId(() => circuits.id),
    name: text(),
    date: timestamptz().notNull(),
    created_at: timestamptzNow(),
  },
  (table) => [index("sets_circuit_newest_idx").on(table.circuit_id, table.date, table.id)],
);

export const routes = pgTable(
  "routes",
  {
    id: id(),
    /** Null for a draft. */
    set_id: uuid().references(() => sets.id, { onDelete: "cascade" }),
    gym_id: derivedId(),
    /** Only a draft needs it in an insert. */
    circuit_id: derivedId().references(() => circuits.id, { onDelete: "cascade" }),
    name: text().notNull(),
    grade: text().notNull(),
    /** The rank of the grade in the scale of the gym. A trigger removes it when the grade changes: see `lockGradeScale`. */
    grade_min: smallint(),
    grade_max: smallint(),
    location: text().notNull(),
    style: text().notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    image: file(),
    thumbnail: file(),
    version: version(),
    created_at: timestamptzNow(),
    status: text().$type<RouteStatus>().notNull().default("live"),
    /** Null for a route that was published when it was created, and for a draft that was never published. */
    published_at: timestamptz(),
    /** The last time at which a published route became a draft again. */
    undone_at: timestamptz(),
    /** Null for routes before version 1.1. Ids of users have no foreign keys: a deleted user is like an unknown one. */
    setter_id: uuid(),
    stripped_at: timestamptz(),
    stripped_by: uuid(),
    /** The announced day of the stripping, in the time zone of the gym. */
    leaves_on: date(),
    code: text()
      .notNull()
      .default(sql`new_route_code()`),
  },
  (table) => [
    index("routes_set_idx").on(table.set_id),
    index("routes_gym_idx").on(table.gym_id, table.id).concurrently(),
    index("routes_circuit_idx").on(table.circuit_id).concurrently(),
    index("routes_archive_idx")
      .on(table.gym_id, table.stripped_at, table.id)
      .where(sql`${table.status} = 'stripped'`)
      .concurrently(),
    index("routes_archive_setter_idx")
      .on(table.gym_id, table.setter_id)
      .where(sql`${table.status} = 'stripped'`)
      .concurrently(),
    uniqueIndex("routes_code_idx").on(table.code).concurrently(),
    fileIndex("routes_image_idx", table.image),
    fileIndex("routes_thumbnail_idx", table.thumbnail),
    check("routes_status_check", sql`${table.status} in ('draft', 'live', 'stripped')`),
    check(
      "routes_stripped_check",
      sql`(${table.status} = 'stripped') = (${table.stripped_at} is not null)`,
    ),
    check(
      "routes_grade_rank_check",
      sql`(${table.grade_min} is null) = (${table.grade_max} is null) and ${table.grade_min} <= ${table.grade_max}`,
    ),
    check("routes_set_check", sql`(${table.status} = 'draft') = (${table.set_id} is null)`),
  ],
);

/**
 * The earlier names and grades of renamed routes. A trigger writes them. So the climbs of a route need no copy of its
 * name, and an edit does not change what they show.
 */
export const formerRouteNames = pgTable(
  "former_route_names",
  {
    route_id: parentId(() => routes.id),
    /** Climbs that the server accepted before this time show this name and grade. */
    until: timestamptz().notNull(),
    name: text().notNull(),
    grade: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.route_id, table.until] })],
);
