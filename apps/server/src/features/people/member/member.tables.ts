import { GENDERS, UNITS } from '@ironsouq/contract/people/member/member.limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

export const member = pgTable(
  'member',
  {
    id: id(),
    nickName: varchar({ length: 15 }).notNull(),
    /** Null after a social login without an account name. */
    account: text(),
    /** A key of the object store. */
    pic: text(),
    mail: text(),
    mailVerifiedAt: moment(),
    /** E.164. */
    mobile: text(),
    mobileVerifiedAt: moment(),
    company: text().notNull().default(''),
    gender: text({ enum: GENDERS }).notNull().default('unsaid'),
    birthDate: date(),
    locale: text().notNull().default('en'),
    currency: text(),
    units: text({ enum: UNITS }).notNull().default('metric'),
    timeZone: text().notNull().default('Asia/Dubai'),
    isHistoryPaused: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** Since then the row holds no personal data. */
    erasedAt: moment(),
  },
  (t) => [
    uniqueIndex('member_account_once').on(sql`lower(${t.account})`),
    uniqueIndex('member_mail_once').on(sql`lower(${t.mail})`),
    uniqueIndex('member_mobile_once').on(t.mobile),
    // The list of the back office, and its search by the beginning of a text.
    index('member_newest').on(t.createdAt, t.id),
    index('member_by_name').on(sql`lower(${t.nickName})`, t.id),
    index('member_name_begins').on(sql`lower(${t.nickName}) text_pattern_ops`),
    index('member_company_begins').on(sql`lower(${t.company}) text_pattern_ops`),
    index('member_account_begins').on(sql`lower(${t.account}) text_pattern_ops`),
    index('member_mail_begins').on(sql`lower(${t.mail}) text_pattern_ops`),
    index('member_mobile_begins').on(sql`${t.mobile} text_pattern_ops`),
    index('member_mobile_ends').on(sql`reverse(${t.mobile}) text_pattern_ops`),
    check('member_gender', sql`${t.gender} in (${oneOf(GENDERS)})`),
    check('member_units', sql`${t.units} in (${oneOf(UNITS)})`),
    check(
      'member_erased_is_empty',
      sql`${t.erasedAt} is null or (${t.account} is null and ${t.mail} is null and ${t.mobile} is null and ${t.pic} is null and ${t.birthDate} is null and ${t.company} = '')`,
    ),
  ],
)
