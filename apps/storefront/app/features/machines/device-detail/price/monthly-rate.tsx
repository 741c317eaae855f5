import { instalmentOf } from '@ironsouq/contract/money/money/instalment'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { shareOf } from '@ironsouq/contract/money/money/rounding'
import { isolated } from '@ironsouq/i18n/isolate'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { useWhole } from '#features/deals/landed-cost/parts/use-landed-cost.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** Usual terms of equipment finance in the Emirates. */
const USUAL = { deposit: 20, term: 36, rate: 8.5 }

const LIMITS = {
  deposit: { min: 0, max: 90, step: 5 },
  term: { min: 6, max: 84, step: 6 },
  rate: { min: 0, max: 30, step: 0.25 },
} as const

type Name = keyof typeof LIMITS
const WORDS = {
  deposit: 'deviceDetail.monthlyDeposit',
  term: 'deviceDetail.monthlyTerm',
  rate: 'deviceDetail.monthlyRate',
} as const

/** What is typed, within the limits; the usual value where it is no number. */
function within(typed: string, name: Name): number {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(value)) return USUAL[name]
  return Math.min(LIMITS[name].max, Math.max(LIMITS[name].min, value))
}

/** An example of a monthly payment; its assumptions are shown and can be changed. */
export function MonthlyRate({ price }: { price: Money }) {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const minor = price.currency === 'AED' ? toMinor(price) : undefined
  if (minor === undefined) return null
  const valueOf = (name: Name) => within(typed[name] ?? '', name)
  const months = Math.round(valueOf('term'))
  const deposit = shareOf(minor, Math.round(valueOf('deposit') * 100))
  const payment = instalmentOf(minor - deposit, months, Math.round(valueOf('rate') * 100))
  const interest = payment * BigInt(months) - (minor - deposit)
  const shown = (amount: bigint) => isolated(format.money(whole(amount < 0n ? 0n : amount)))
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3">
        <span>
          {t('deviceDetail.monthlyPayment')}{' '}
          <span className="text-micro text-ink-muted">{t('deviceDetail.monthlyExample')}</span>
        </span>
        <b className="font-bold tabular-nums underline decoration-dotted underline-offset-4">
          {t('deviceDetail.monthlyAmount', { amount: shown(payment) })}
        </b>
      </summary>
      <div className="grid gap-3 pt-2">
        <div className="grid gap-3 sm:grid-cols-3">
          {(Object.keys(LIMITS) as Name[]).map((name) => (
            <PlainInput
              key={name}
              name={name}
              type="number"
              inputMode="decimal"
              label={t(WORDS[name])}
              {...LIMITS[name]}
              value={typed[name] ?? String(USUAL[name])}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          ))}
        </div>
        <p aria-live="polite" className="text-ink-2">
          {t('deviceDetail.monthlySays', {
            count: months,
            deposit: shown(deposit),
            interest: shown(interest),
          })}
        </p>
        <p className="text-micro text-ink-muted">{t('deviceDetail.monthlyRounding')}</p>
      </div>
    </details>
  )
}
