import {
  GROWTH_MAX,
  GROWTH_SOURCES,
  LEVEL_DISCOUNT_MAX_PPM,
  POINTS_PERCENT_MAX,
  POINTS_PERCENT_MIN,
} from '@ironsouq/contract/people/member-level/member-level.limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: number) => sql.raw(String(value))

/** What a member has from a growth on [LO-4]. */
export const memberLevel = pgTable(
  'member_level',
  {
    id: id(),
    threshold: integer().notNull(),
    discountPpm: integer().notNull(),
    pointsPercent: integer().notNull(),
    rewardPoints: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('member_level_threshold_once').on(t.threshold),
    check('member_level_threshold', sql`${t.threshold} between 0 and ${number(GROWTH_MAX)}`),
    check(
      'member_level_discount',
      sql`${t.discountPpm} between 0 and ${number(LEVEL_DISCOUNT_MAX_PPM)}`,
    ),
    check(
      'member_level_points',
      sql`${t.pointsPercent} between ${number(POINTS_PERCENT_MIN)} and ${number(POINTS_PERCENT_MAX)}`,
    ),
    // Everyone has the first level without doing anything.
    check(
      'member_level_reward',
      sql`${t.rewardPoints} >= 0 and (${t.rewardPoints} = 0 or ${t.threshold} > 0)`,
    ),
  ],
)

export const memberLevelText = pgTable(
  'member_level_text',
  {
    levelId: uuid()
      .notNull()
      .references(() => memberLevel.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'member_level_text_once', columns: [t.levelId, t.locale] })],
)

/** A category that the discount of a level is for. */
export const memberLevelCategory = pgTable(
  'member_level_category',
  {
    levelId: uuid()
      .notNull()
      .references(() => memberLevel.id, { onDelete: 'cascade' }),
    productCategoryId: uuid()
      .notNull()
      .references(() => productCategory.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'member_level_category_once', columns: [t.levelId, t.productCategoryId] }),
    index('member_level_category_of_category').on(t.productCategoryId),
  ],
)

/** How far a member has grown: the level follows from it. */
export const memberGrowth = pgTable(
  'member_growth',
  {
    memberId: uuid().primaryKey(),
    growth: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('member_growth_not_negative', sql`${t.growth} >= 0`),
    index('member_growth_by_growth').on(t.growth),
  ],
)

export const growthChange = pgTable(
  'growth_change',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => memberGrowth.memberId),
    source: text({ enum: GROWTH_SOURCES }).notNull(),
    /** With the source, what makes a repetition harmless. */
    ref: text().notNull(),
    change: integer().notNull(),
    growth: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('growth_change_once').on(t.source, t.ref),
    index('growth_change_of_member').on(t.memberId, t.createdAt, t.id),
    check('growth_change_source', sql`${t.source} in (${oneOf(GROWTH_SOURCES)})`),
    check('growth_change_changes', sql`${t.change} <> 0 and ${t.growth} >= 0`),
  ],
)

/** That a member has reached a level and had its reward: once, whatever happens to their growth. */
export const levelReached = pgTable(
  'level_reached',
  {
    levelId: uuid()
      .notNull()
      .references(() => memberLevel.id, { onDelete: 'cascade' }),
    memberId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'level_reached_once', columns: [t.levelId, t.memberId] }),
    index('level_reached_by_member').on(t.memberId),
  ],
)
