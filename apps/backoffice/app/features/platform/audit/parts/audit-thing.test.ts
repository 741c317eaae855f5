import { formatter } from '@ironsouq/i18n/format'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { thingText } from './audit-thing.ts'

const NONE = { entity: null, entityId: null, entityName: null, amount: null, action: 'job any' }
const AMOUNT = { amount: '10950.73', currency: 'AED' }

it.each(LOCALE_CODES)('names a payout by its store and amount in %s', (locale) => {
  const t = translator(locale)
  const format = formatter(locale)
  const text = (row: Partial<Parameters<typeof thingText>[2]>) =>
    thingText(t, { locale, format }, { ...NONE, ...row })
  const payout = text({ entity: 'payout', entityName: 'Grey Heron Filters', amount: AMOUNT })
  expect(payout).toContain('Grey Heron Filters')
  expect(payout).toContain(format.ledgerMoney(AMOUNT))
  const change = text({ entity: 'balanceChange', entityId: 'one', amount: AMOUNT })
  expect(change).toContain('one')
  expect(change).toContain(format.ledgerMoney(AMOUNT))
})

it('names what an entry without a record is about by its path', () => {
  const t = translator('de')
  const language = { locale: 'de', format: formatter('de') } as const
  expect(thingText(t, language, { ...NONE, action: 'POST /p/staff/news/create' })).toBe(
    t('backofficeAudit.entity_news'),
  )
  expect(thingText(t, language, NONE)).toBe(t('backofficeAudit.record'))
})
