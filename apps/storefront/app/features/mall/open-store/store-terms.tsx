import { REQUIRED_DOCUMENTS } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { StoreTerms as Terms } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { LICENCE_BYTES_MAX } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { MILLION } from './categories-form.tsx'
import { DOCUMENT_WORD } from './company-form.tsx'

function useRate() {
  const format = useFormat()
  return (fromPpm: number, toPpm: number) => {
    const from = format.exactPercent(fromPpm / MILLION)
    return fromPpm === toPpm ? from : `${from}–${format.exactPercent(toPpm / MILLION)}`
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Icon name="check" size="small" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** What opening a store needs, when its money comes and how long an answer takes. */
export function StoreNeeds({ terms }: { terms: Terms }) {
  const t = useT()
  const { payoutDays, answerDays } = terms
  return (
    <>
      <Panel heading={t('openStore.needs')}>
        <Lines
          lines={[
            ...REQUIRED_DOCUMENTS.map((kind) => t(DOCUMENT_WORD[kind])),
            t('sellerApplication.trn'),
            t('openStore.needsBank'),
          ]}
        />
        <p className="pt-2 text-small text-ink-muted">
          {t('openStore.needsFiles', { megabytes: LICENCE_BYTES_MAX / MB })}
        </p>
      </Panel>
      <Panel heading={t('openStore.money')}>
        <Lines
          lines={[
            t('openStore.moneyHeld'),
            t('openStore.moneyDue', { days: payoutDays }),
            ...(answerDays === null ? [] : [t('openStore.answer', { days: answerDays })]),
          ]}
        />
      </Panel>
    </>
  )
}

/** The commission of each category of the first level. */
export function StoreCommissions({ terms: { commissions } }: { terms: Terms }) {
  const t = useT()
  const rate = useRate()
  if (commissions.length === 0) return null
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-line-strong text-micro text-ink-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {t('openStore.category')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('openStore.commissionOf')}
          </th>
        </tr>
      </thead>
      <tbody>
        {commissions.map(({ name, fromPpm, toPpm }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pe-3 text-start font-semibold">
              {name}
            </th>
            <td className="py-2 text-end tabular-nums">
              <bdi dir="ltr">{rate(fromPpm, toPpm)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
