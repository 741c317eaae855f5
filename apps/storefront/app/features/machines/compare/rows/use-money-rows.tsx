import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useDestination } from '#features/deals/destination/parts/use-destination.ts'
import { useLandedCost, useWhole } from '#features/deals/landed-cost/parts/use-landed-cost.ts'
import { CardGuide } from '#features/machines/device/parts/card-guide.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { Bar, BarWith } from '../bar.tsx'
import { lifeOfAll } from '../life.ts'
import { hoursLeft, isThin, remainingCost } from '../remaining-cost.ts'
import type { Cell, Row } from '../row.ts'

/** The landed costs at the chosen destination, in fils. */
export function useLandedCostTotals(devices: readonly Device[]): readonly (bigint | null)[] {
  const at = useLandedCost()
  return devices.map((device) => {
    const cost = at(device)?.cost
    return cost && typeof cost !== 'string' ? cost.total : null
  })
}

const FILS = 100

/** The cost per remaining hour of each machine, in dirhams. */
export function useHourCosts(devices: readonly Device[]): readonly (number | null)[] {
  const { year } = useSiteData()
  const totals = useLandedCostTotals(devices)
  return devices.map((device, i) => {
    const total = totals[i] ?? null
    return remainingCost(device, total === null ? null : Number(total) / FILS, year)
  })
}

/** Formats dirhams in the chosen currency, with decimals. */
function usePrecise(): (dirhams: number) => string {
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  const worth = (code: string) =>
    Number(currencies.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? 0)
  const rate = worth('AED') && worth(currency) / worth('AED')
  return (dirhams) =>
    rate
      ? format.money({ amount: (dirhams * rate).toFixed(2), currency })
      : format.money({ amount: dirhams.toFixed(2), currency: 'AED' })
}

function useHourCostRow(devices: readonly Device[]): Row {
  const t = useT()
  const precise = usePrecise()
  const costs = useHourCosts(devices)
  const highest = Math.max(...costs.map((cost) => cost ?? 0))
  const cellOf = (device: Device, cost: number | null): Cell | null => {
    if (cost === null)
      return hoursLeft(device) === 0
        ? { same: 'past', content: <span className="text-ink-muted">{t('compare.pastLife')}</span> }
        : null
    const figure = precise(cost)
    return {
      same: figure,
      value: cost,
      content: (
        <b className="text-lead font-extrabold whitespace-nowrap">
          <bdi>{figure}</bdi>
        </b>
      ),
      below: <Bar percent={highest ? (cost / highest) * 100 : 0} />,
    }
  }
  return {
    code: 'hourCost',
    label: t('compare.hourCost'),
    cells: devices.map((device, i) => cellOf(device, costs[i] ?? null)),
    best: { end: 'less', word: 'compare.lowest' },
    isHero: true,
  }
}

function useSinceFirstRow(devices: readonly Device[]): Row {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const cellOf = ({ price, priceHistory }: Device): Cell | null => {
    const first = priceHistory.find((point) => point.price)?.price
    const [then, now] = [first && toMinor(first), price && toMinor(price)]
    if (then === undefined || now === undefined || then === null || now === null) return null
    if (first?.currency !== 'AED' || price?.currency !== 'AED') return null
    if (then === now) return { same: '0', value: 0, content: t('compare.unchanged') }
    const by = now < then ? then - now : now - then
    // The left-to-right mark keeps the sign before the digits where the currency is in Arabic letters.
    const text = `\u200e${now < then ? '−' : '+'}${format.money(whole(by))}`
    return { same: text, content: text }
  }
  return { code: 'sinceFirst', label: t('compare.changeSinceListed'), cells: devices.map(cellOf) }
}

export function useMoneyRows(devices: readonly Device[]): Row[] {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const to = useDestination()
  const totals = useLandedCostTotals(devices)
  const hourCost = useHourCostRow(devices)
  const sinceFirst = useSinceFirstRow(devices)
  const life = lifeOfAll(devices)

  const guide: Row = {
    code: 'guide',
    label: t('compare.guidePrice'),
    cells: devices.map((device) =>
      device.guide && device.price
        ? { same: device.deviceId, content: <CardGuide device={device} /> }
        : null,
    ),
  }
  const cost: Row = {
    code: 'landedCost',
    label:
      to?.mode === 'local'
        ? t('landedCost.titleLocal', { country: to.country })
        : t('landedCost.title', { place: to?.place ?? '' }),
    note: t('compare.landedNote', { mode: to?.mode ?? 'local' }),
    best: { end: 'less', word: 'compare.lowest' },
    cells: totals.map((total) => {
      if (total === null) return null
      const text = format.money(whole(total))
      return { same: text, value: Number(total), content: <b className="font-bold">{text}</b> }
    }),
  }
  const left: Row = {
    code: 'hoursLeft',
    label: life
      ? t('compare.remainingHoursTo', { hours: format.number(life) })
      : t('compare.remainingHours'),
    note: t('compare.remainingHoursNote'),
    cells: devices.map((device) => {
      const hours = hoursLeft(device)
      if (hours === null || !device.expected) return null
      const remaining = (hours / device.expected.lifeHours) * 100
      return {
        same: String(hours),
        content: <BarWith percent={remaining} figure={format.number(hours)} />,
      }
    }),
  }
  const sold: Row = {
    code: 'sold',
    label: t('compare.comparableSales'),
    cells: devices.map(({ guide: of }) => {
      const count = of?.basis === 'sold' ? of.soldCount : 0
      return {
        same: String(count),
        content: (
          <span className="inline-flex flex-wrap items-center gap-1.5">
            {format.number(count)}
            {isThin(of) && <Badge tone="wait">{t('compare.fewSales')}</Badge>}
          </span>
        ),
      }
    }),
  }
  return [guide, cost, left, hourCost, sold, sinceFirst]
}
