import { VIEWING_RETENTION_DAYS } from '@ironsouq/contract/deals/viewing/viewing.limits'
import { HISTORY_DAYS } from '@ironsouq/contract/people/history/history.limits'
import { EXPORT_DAYS } from '@ironsouq/contract/people/privacy/privacy.limits'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { SECURITY_LOG_DAYS } from '@ironsouq/server/features/identity/security-log/security-log.rules.ts'
import { ENDED_SESSION_DAYS } from '@ironsouq/server/features/identity/session/session.delete-old.job.ts'
import { NOTIFICATION_DAYS } from '@ironsouq/server/features/platform/notification/notification.delete-old.job.ts'
import { retention } from '@ironsouq/server/features/registry.ts'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PAGE_WORDS } from './page.ts'

/** The clause on where data is stored, and for how long. */
const policyIn = (locale: LocaleCode) => PAGE_WORDS[locale].privacy.clauses[4]?.text ?? ''

const figuresIn = (text: string) =>
  (text.match(/\d+/g) ?? []).map(Number).toSorted((one, other) => one - other)

const daysOf = (table: string) =>
  retention
    .filter((each) => getTableName(each.table) === table)
    .flatMap((each) => ('days' in each ? each.days : []))

it.each(LOCALE_CODES)('the privacy policy states in %s when data is deleted', (locale) => {
  const declared = [
    HISTORY_DAYS,
    VIEWING_RETENTION_DAYS,
    EXPORT_DAYS,
    ...daysOf('known_device'),
    ...daysOf('account_change'),
    ...daysOf('subscription'),
    ENDED_SESSION_DAYS,
    NOTIFICATION_DAYS,
    SECURITY_LOG_DAYS,
  ]
  // Several kinds of data have the same period.
  const stated = new Set(figuresIn(policyIn(locale)))
  expect([...stated]).toEqual([...new Set(declared)].toSorted((one, other) => one - other))
})

it.each(LOCALE_CODES)(
  'the privacy policy states in %s the same periods as in English',
  (locale) => {
    const policy = (of: typeof locale) => figuresIn(policyIn(of))
    expect(policy(locale)).toEqual(policy('en'))
  },
)
