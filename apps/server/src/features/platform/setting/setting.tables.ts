import {
  PICTURE_FIELDS,
  WEB_CONFIG_FIELDS,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#kernel/data/columns.ts'

/** The fields of the web config that are set [AP-10]. */
export const webConfig = pgTable(
  'web_config',
  {
    field: text({ enum: WEB_CONFIG_FIELDS }).primaryKey(),
    /** The object key of a picture; texts are in `web_config_text`. */
    objectKey: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('web_config_field', sql`${t.field} in (${oneOf(WEB_CONFIG_FIELDS)})`),
    check(
      'web_config_picture',
      sql`(${t.field} in (${oneOf(PICTURE_FIELDS)})) = (${t.objectKey} is not null)`,
    ),
    check('web_config_said', sql`${t.objectKey} <> ''`),
  ],
)

export const webConfigText = pgTable(
  'web_config_text',
  {
    field: text({ enum: WEB_CONFIG_FIELDS })
      .notNull()
      .references(() => webConfig.field, { onDelete: 'cascade' }),
    locale: text().notNull(),
    value: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'web_config_text_once', columns: [t.field, t.locale] }),
    check('web_config_text_no_picture', sql`${t.field} not in (${oneOf(PICTURE_FIELDS)})`),
    check('web_config_text_said', sql`${t.value} <> ''`),
  ],
)

/** How often a field was changed by staff; its row stays when the field is unset. */
export const webConfigVersion = pgTable(
  'web_config_version',
  {
    field: text({ enum: WEB_CONFIG_FIELDS }).primaryKey(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('web_config_version_field', sql`${t.field} in (${oneOf(WEB_CONFIG_FIELDS)})`),
    check('web_config_version_counts', sql`${t.version} > 1`),
  ],
)
