import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { isolated, isolatedLtr } from '@ironsouq/i18n/isolate'
import { Plot, type PlotDot, type PlotPoint } from '@ironsouq/ui/patterns/chart/plot'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { scaleOf } from '#features/machines/device/parts/price-scale.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { DeviceToday } from '../device-today.ts'
import { isCrossedAbove } from './label-place.ts'
import { type PriceStep, priceSteps } from './price-steps.ts'

const ROWS = 4
/** Two labels closer than this would overlap on a phone. */
const WORD_ROOM = 24
/** Where the label of the current price begins. */
const END_ROOM = 66
/** A line nearer than this to an edge of the guide range runs through a label there. */
const NEAR = 14

const figureOf = ({ price }: PriceStep) => approximate(price)

/** A step line: horizontal until the next price, then vertical. */
const stepped = (points: readonly PlotPoint[]): PlotPoint[] =>
  points.flatMap((point, i) => {
    const before = points[i - 1]
    return before ? [{ x: point.x, y: before.y }, point] : [point]
  })

/** Labels only where there is space beside the line; the table below has all of them. */
function withRoom(dots: readonly PlotDot[]): PlotDot[] {
  let free = 0
  return dots.map(({ word, ...dot }, i) => {
    const next = dots[i + 1]
    const isCrossed = next !== undefined && next.y > dot.y && next.x - dot.x < WORD_ROOM
    if (word === undefined || isCrossed || dot.x < free || dot.x > END_ROOM) return dot
    free = dot.x + WORD_ROOM
    return { ...dot, word }
  })
}

type StepsProps = DeviceToday & { steps: readonly [PriceStep, ...PriceStep[]] }

function useCurve({ device, today, steps }: StepsProps) {
  const t = useT()
  const format = useFormat()
  const [first] = steps
  const last = steps.at(-1) ?? first
  const { guide } = device
  const { chosen } = useMoneyText()
  const ends = guide ? [chosen(guide.low), chosen(guide.high)] : []
  const isComparable = ends.every(({ currency }) => currency === last.price.currency)
  const bounds = isComparable ? ends.map(approximate) : []
  const scale = scaleOf([...steps.map(figureOf), ...bounds], ROWS)
  const down = (value: number) => 100 - scale.at(value)
  const from = Date.parse(first.at)
  const until = Math.max(Date.parse(device.soldOn ?? today), Date.parse(last.at), from + 1)
  const points = steps.map((step) => ({
    x: (100 * (Date.parse(step.at) - from)) / (until - from),
    y: down(figureOf(step)),
  }))
  const figure = (step: PriceStep) => format.moneyParts(step.price).figure
  const changes = steps.slice(1).map((step, i): PlotDot => {
    const sign = step.change?.isCut ? '−' : '+'
    const by = step.change ? format.moneyParts(step.change.by).figure : ''
    return { key: step.at, ...(points[i + 1] ?? { x: 0, y: 0 }), word: isolatedLtr(`${sign}${by}`) }
  })
  const end = { x: 100, y: down(figureOf(last)) }
  const [low, high] = bounds
  const startsAbove = !isCrossedAbove(points, 'start', WORD_ROOM)
  const endsAbove = !isCrossedAbove(points, 'end', 100 - END_ROOM)
  const isNear = (edge: number) =>
    points.some(({ x, y }) => x < WORD_ROOM && Math.abs(y - edge) < NEAR)
  const day = (share: number) => format.date(new Date(from + share * (until - from)))
  return {
    label: t('deviceDetail.historyShows', {
      first: format.money(first.price),
      date: format.date(first.at),
      last: format.money(last.price),
    }),
    rows: scale.ticks.toReversed().map((tick) => format.number(tick)),
    columns: [...new Set([day(0), day(0.5), day(1)])],
    line: [...stepped(points), end],
    dots: [
      {
        key: 'first',
        ...(points[0] ?? end),
        word: t('deviceDetail.priceWhenListed', { amount: figure(first) }),
        at: startsAbove ? ('above' as const) : ('below' as const),
      },
      ...withRoom(changes),
      {
        key: 'now',
        ...end,
        isThis: true,
        word: t('deviceDetail.priceNow', { amount: figure(last) }),
        at: endsAbove ? ('before' as const) : ('belowBefore' as const),
      },
    ],
    ...(low !== undefined &&
      high !== undefined && {
        band: {
          top: down(high),
          bottom: down(low),
          word: t('deviceDetail.guideRange'),
          isWordOnTop: isNear(down(low)) && !isNear(down(high)),
        },
      }),
  }
}

function Curve(props: StepsProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="pt-2 pb-1">
      <Plot {...useCurve(props)} />
      <table className="sr-only">
        <caption>{t('deviceDetail.priceHistory')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deviceDetail.date')}</th>
            <th scope="col">{t('device.price')}</th>
          </tr>
        </thead>
        <tbody>
          {props.steps.map(({ at, price }) => (
            <tr key={at}>
              <td>{format.date(at)}</td>
              <td>{format.money(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The asking prices since the listing, compared with sales of the same model. */
export function PriceHistory({ device, today }: DeviceToday) {
  const t = useT()
  const format = useFormat()
  const { chosen } = useMoneyText()
  const history = device.priceHistory.map(({ price, at }) => ({
    at,
    price: price && chosen(price),
  }))
  const [first, ...others] = priceSteps(history)
  const since = first && {
    date: format.date(first.at),
    amount: isolated(format.money(first.price)),
    currency: format.moneyParts(first.price).currency,
  }
  if (!since || others.length === 0)
    return (
      <Section id="history" heading={t('deviceDetail.priceHistory')}>
        <p className="text-body text-ink-2">
          {since ? t('deviceDetail.historyUnchanged', since) : t('deviceDetail.noAskingPrice')}
        </p>
      </Section>
    )
  return (
    <Section
      id="history"
      heading={t('deviceDetail.priceHistory')}
      note={t('deviceDetail.historySince', since)}
    >
      <Curve device={device} today={today} steps={[first, ...others]} />
    </Section>
  )
}
