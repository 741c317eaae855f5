import { isAuditEntity } from '@ironsouq/contract/platform/audit/audit.entities'
import type { AuditRow } from '@ironsouq/contract/platform/audit/audit.schema'
import type { Formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { entityTextIfAny } from './audit-entities.ts'

/** The noun of a path, after its audience: `/p/staff/news/create` is about news. */
const nounOf = (action: string): string | undefined =>
  action.split('/').slice(3).find(isAuditEntity)

/** In the middle of a sentence a noun begins small, except in German. */
const inner = (text: string, locale: LocaleCode) =>
  locale === 'de' ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1)

interface Language {
  locale: LocaleCode
  format: Pick<Formatter, 'ledgerMoney'>
}

/** What an entry is about, in words: its noun, what staff call it, and the amount. */
export function thingText(
  t: Translate,
  { locale, format }: Language,
  {
    entity,
    entityId,
    entityName,
    amount,
    action,
  }: Pick<AuditRow, 'entity' | 'entityId' | 'entityName' | 'amount' | 'action'>,
): string {
  const kind = entity ?? nounOf(action)
  if (kind === undefined) return t('backofficeAudit.record')
  const name = entityName ?? entityId ?? ''
  if (amount !== null && kind === 'payout')
    return t('backofficeAudit.payoutOf', { amount: format.ledgerMoney(amount), name })
  const noun = inner(entityTextIfAny(t, kind), locale)
  const thing = name === '' ? noun : `${noun} \u2068${name}\u2069`
  return amount === null
    ? thing
    : t('backofficeAudit.withAmount', { thing, amount: format.ledgerMoney(amount) })
}
