import type { SheetRow } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Segments } from '@ironsouq/portal/table/segments'
import { useState } from 'react'
import { changedPrice, changeTyped, stepsOf } from './price-change.ts'
import type { CellChange } from './sheet-edits.ts'

interface PriceBarProps {
  /** The chosen variants. */
  rows: readonly SheetRow[]
  currency: string
  onApply: (changes: CellChange[]) => void
  onClear: () => void
}

const FIELD =
  'min-h-11 rounded-box border border-line-strong bg-raised px-2 text-ink tabular-nums lg:min-h-8'
const ACTION =
  'min-h-11 cursor-pointer rounded-box px-3 font-semibold focus-visible:-outline-offset-3 disabled:cursor-default disabled:opacity-50 lg:min-h-8'

/** What a change does to the chosen prices: the new ones, and between which amounts they rise or fall. */
function previewOf(rows: readonly SheetRow[], currency: string, change: Change | undefined) {
  const changes: CellChange[] = []
  let least = Infinity
  let most = 0
  for (const row of change ? rows : []) {
    const value = change && changedPrice(row.price, currency, change)
    if (value === undefined || value === row.price) continue
    const by = Math.abs(
      approximate({ amount: value, currency }) - approximate({ amount: row.price, currency }),
    )
    least = Math.min(least, by)
    most = Math.max(most, by)
    changes.push({ row, cell: 'price', value })
  }
  return { changes, least, most }
}

type Change = Parameters<typeof changedPrice>[2]

/** Changes the prices of the chosen variants by per cent or an amount: a preview shows the result first. */
export function PriceBar({ rows, currency, onApply, onClear }: PriceBarProps) {
  const t = useT()
  const format = useFormat()
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState(1n)
  const by = changeTyped(typed, kind, currency)
  const { changes, least, most } = previewOf(
    rows,
    currency,
    by === undefined ? undefined : { kind, by, step },
  )
  const money = (amount: number) => format.money({ amount: amount.toFixed(2), currency })
  const figure = (minor: bigint) => format.moneyParts(fromMinor(minor, currency)).figure
  const preview = () => {
    if (typed.trim() === '') return ''
    if (by === undefined) return t('portalProduct.sheetByWrong')
    if (changes.length === 0) return t('portalProduct.sheetNoChange')
    const words = { count: changes.length, least: money(least), most: money(most) }
    return t(by > 0n ? 'portalProduct.sheetRise' : 'portalProduct.sheetFall', words)
  }
  return (
    <form
      aria-label={t('portalDevice.bulkPrice')}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-box bg-graphite px-2.5 py-1 text-on-graphite lg:min-h-11"
      onSubmit={(event) => {
        event.preventDefault()
        if (changes.length > 0) onApply(changes)
      }}
    >
      <b role="status" className="font-semibold">
        {t('portal.selected', { count: rows.length })}
      </b>
      <label className="flex items-center gap-2">
        {t('portalProduct.sheetBy')}
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="text"
          autoComplete="off"
          dir="ltr"
          placeholder="+5"
          className={`${FIELD} w-20 text-end`}
        />
      </label>
      <span className="text-ink">
        <Segments
          label={t('portalProduct.sheetBy')}
          options={[
            { id: 'percent', text: '%' },
            { id: 'amount', text: currency },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      </span>
      <label className="flex items-center gap-2">
        {t('portalProduct.sheetRound')}
        <select
          value={String(step)}
          onChange={({ target }) => setStep(BigInt(target.value))}
          className={FIELD}
        >
          {stepsOf(currency).map((each) => (
            <option key={String(each)} value={String(each)}>
              {figure(each)}
            </option>
          ))}
        </select>
      </label>
      <span role="status" className="text-on-graphite-muted">
        {preview()}
      </span>
      <span className="ms-auto flex items-center gap-2">
        <button
          type="submit"
          disabled={changes.length === 0}
          className={`${ACTION} bg-raised text-ink`}
        >
          {t('portalProduct.sheetApply', { count: changes.length })}
        </button>
        <button type="button" onClick={onClear} className={`${ACTION} hover:bg-graphite-2`}>
          {t('portal.keyClear')}
        </button>
      </span>
    </form>
  )
}
