import { WANTED_PART_WORDS_MAX } from '@ironsouq/contract/mall/wanted-part/wanted-part.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** A search for parts that found nothing. Stores read all but whose it is. */
export const wantedPart = pgTable(
  'wanted_part',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    words: text().notNull(),
    /** The language that the words are understood in. */
    locale: text().$type<LocaleCode>().notNull(),
    modelId: uuid().references(() => machineModel.id),
    /** When the mall is searched again; null once it was found. */
    checkAt: moment(),
    foundAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('wanted_part_once').on(t.memberId, t.words, t.modelId).nullsNotDistinct(),
    index('wanted_part_due')
      .on(t.checkAt)
      .where(sql`check_at is not null`),
    index('wanted_part_newest').on(t.createdAt, t.id),
    index('wanted_part_of_model').on(t.modelId),
    check(
      'wanted_part_words',
      sql`char_length(${t.words}) between 1 and ${sql.raw(String(WANTED_PART_WORDS_MAX))}`,
    ),
    check('wanted_part_found_is_final', sql`(${t.foundAt} is null) = (${t.checkAt} is not null)`),
  ],
)
