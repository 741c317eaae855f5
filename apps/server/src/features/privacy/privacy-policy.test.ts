import { HISTORY_DAYS } from '@ironsouq/contract/history/history.limits'
import { EXPORT_DAYS } from '@ironsouq/contract/privacy/privacy.limits'
import { VIEWING_RETENTION_DAYS } from '@ironsouq/contract/viewing/viewing.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { retention } from '#features/registry.ts'

const figuresIn = (text: string) =>
  (text.match(/\d+/g) ?? []).map(Number).toSorted((one, other) => one - other)

const daysOf = (table: string) =>
  retention
    .filter((each) => getTableName(each.table) === table)
    .flatMap((each) => ('days' in each ? each.days : []))

/** Of jobs that delete by themselves: sessions, notifications and the security log. */
const SWEPT = { sessions: 7, notifications: 180, securityLog: 90 }

it.each(LOCALE_CODES)('the privacy policy states in %s when data is deleted', (locale) => {
  const declared = [
    HISTORY_DAYS,
    VIEWING_RETENTION_DAYS,
    EXPORT_DAYS,
    ...daysOf('known_device'),
    ...daysOf('account_change'),
    ...daysOf('subscription'),
    ...Object.values(SWEPT),
  ]
  // Several kinds of data have the same period.
  const stated = new Set(figuresIn(translator(locale)('legal.privacy5Text')))
  expect([...stated]).toEqual([...new Set(declared)].toSorted((one, other) => one - other))
})

it.each(LOCALE_CODES)(
  'the privacy policy states in %s the same periods as in English',
  (locale) => {
    const policy = (of: typeof locale) => figuresIn(translator(of)('legal.privacy5Text'))
    expect(policy(locale)).toEqual(policy('en'))
  },
)
