import type { DataOf } from '@ironsouq/contract/endpoint'
import type {
  currencyEndpoints,
  RateEntry,
} from '@ironsouq/contract/money/currency/currency.endpoints'
import { RATE_HISTORY_DAYS } from '@ironsouq/contract/money/currency/currency.limits'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Segments } from '@ironsouq/portal/table/segments'
import { Plot, type PlotPoint } from '@ironsouq/ui/patterns/chart/plot'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RateText, shortRate } from './rate-text.tsx'

type History = DataOf<typeof currencyEndpoints.history>

interface RateHistoryProps {
  code: string
  days: number
  history: History
}

interface Mark {
  at: number
  rate: number
}

/** The rates in the order of time, with the one that applied when the span began. */
function marksOf({ entries, before, since, until }: History): Mark[] {
  const later = entries
    .map(({ at, rate }) => ({ at: Date.parse(at), rate: Number(rate) }))
    .toReversed()
  const first = before === null ? [] : [{ at: Date.parse(since), rate: Number(before) }]
  const all = [...first, ...later]
  const last = all.at(-1)
  return last ? [...all, { at: Date.parse(until), rate: last.rate }] : []
}

/** A rate is valid until the next one: the line has steps. */
function lineOf(marks: readonly Mark[], history: History, scale: { low: number; high: number }) {
  const [start, end] = [Date.parse(history.since), Date.parse(history.until)]
  const pointOf = ({ at, rate }: Mark): PlotPoint => ({
    x: (100 * (at - start)) / (end - start),
    y: (100 * (scale.high - rate)) / (scale.high - scale.low),
  })
  return marks.flatMap((mark, n) => {
    const earlier = marks[n - 1]
    return earlier ? [pointOf({ at: mark.at, rate: earlier.rate }), pointOf(mark)] : [pointOf(mark)]
  })
}

const MARGIN = 0.01

function Chart({ code, days, history }: RateHistoryProps) {
  const t = useT()
  const format = useFormat()
  const marks = marksOf(history)
  const figures = marks.map(({ rate }) => rate)
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined) return null
  const low = Math.min(...figures) * (1 - MARGIN)
  const high = Math.max(...figures) * (1 + MARGIN)
  const line = lineOf(marks, history, { low, high })
  const end = line.at(-1)
  const label = { code, days, first: shortRate(String(first)), last: shortRate(String(last)) }
  return (
    <Plot
      label={t('backofficeCurrency.historyChart', label)}
      rows={[high, (high + low) / 2, low].map((rate) => String(Number(rate.toPrecision(4))))}
      columns={[format.date(history.since), format.date(history.until)]}
      line={line}
      dots={
        end
          ? [{ key: 'now', ...end, isThis: true, word: shortRate(String(last)), at: 'before' }]
          : []
      }
    />
  )
}

type Row = RateEntry & { id: string }

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  const originOf = ({ origin, by }: Row) =>
    by ?? t(origin === 'start' ? 'backofficeCurrency.originStart' : 'backofficeCurrency.sourceHand')
  return [
    {
      id: 'at',
      text: t('backofficeCurrency.when'),
      isRowHeader: true,
      cell: ({ at }) => format.dateTime(at),
    },
    {
      id: 'rate',
      text: t('backofficeCurrency.rate'),
      isFigure: true,
      cell: ({ rate }) => <RateText rate={rate} />,
    },
    { id: 'by', text: t('backofficeCurrency.by'), cell: (row) => <bdi>{originOf(row)}</bdi> },
    {
      id: 'reason',
      text: t('backofficeCurrency.reason'),
      cell: ({ reason }) => <bdi>{reason}</bdi>,
    },
  ]
}

function Entries({ label, entries }: { label: string; entries: readonly RateEntry[] }) {
  const t = useT()
  return (
    <div className="max-h-100 overflow-auto">
      <Table
        label={label}
        rows={entries.map((entry) => ({ ...entry, id: entry.rateId }))}
        columns={useColumns()}
        empty={<p className="p-4 text-small">{t('backofficeCurrency.historyEmpty')}</p>}
      />
    </div>
  )
}

/** The rates of one currency over time, as a chart or as a table. */
export function RateHistory({ code, days, history }: RateHistoryProps) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const [isTable, setTable] = useState(false)
  const heading = t('backofficeCurrency.history', { code, days })
  return (
    <Panel heading={heading}>
      <div className="flex flex-wrap justify-between gap-2">
        <Segments
          label={t('backofficeCurrency.period')}
          options={RATE_HISTORY_DAYS.map((id) => ({
            id,
            text: t('backofficeCurrency.days', { days: id }),
          }))}
          chosen={days}
          onChoose={(chosen) => setSearch({ code, days: String(chosen) }, { replace: true })}
        />
        <Segments
          label={t('backofficeCurrency.view')}
          options={[
            { id: 'chart', text: t('backofficeCurrency.chart') },
            { id: 'table', text: t('backofficeCurrency.table') },
          ]}
          chosen={isTable ? 'table' : 'chart'}
          onChoose={(id) => setTable(id === 'table')}
        />
      </div>
      {isTable ? (
        <div className="pt-3">
          <Entries label={heading} entries={history.entries} />
        </div>
      ) : (
        <Chart code={code} days={days} history={history} />
      )}
    </Panel>
  )
}
