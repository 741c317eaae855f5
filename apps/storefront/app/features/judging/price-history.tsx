import { Plot, type PlotDot, type PlotPoint } from '@ironsouq/ui/patterns/plot'
import { Section } from '@ironsouq/ui/patterns/section'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import type { Judged } from './judging-parts.ts'
import { type PriceStep, priceSteps } from './price-steps.ts'
import { scaleOf } from './scale.ts'

const ROWS = 4
/** Two words nearer to each other than this would overlap on a phone. */
const WORD_ROOM = 24
/** Where the word of today's price begins. */
const END_ROOM = 66

const figureOf = ({ price }: PriceStep) => Number(price.amount)

/** Along until the next price, then up or down to it. */
const stepped = (points: readonly PlotPoint[]): PlotPoint[] =>
  points.flatMap((point, i) => {
    const before = points[i - 1]
    return before ? [{ x: point.x, y: before.y }, point] : [point]
  })

/** Words only where there is room for them; the table below has them all. */
function withRoom(dots: readonly PlotDot[]): PlotDot[] {
  let free = 0
  return dots.map(({ word, ...dot }) => {
    if (word === undefined || dot.x < free || dot.x > END_ROOM) return dot
    free = dot.x + WORD_ROOM
    return { ...dot, word }
  })
}

type StepsProps = Omit<Judged, 'parts'> & { steps: readonly [PriceStep, ...PriceStep[]] }

function useCurve({ device, today, steps }: StepsProps) {
  const t = useT()
  const format = useFormat()
  const [first] = steps
  const last = steps.at(-1) ?? first
  const { guide } = device
  const shaded = guide?.low.currency === last.price.currency ? guide : null
  const bounds = shaded ? [Number(shaded.low.amount), Number(shaded.high.amount)] : []
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
    return { key: step.at, ...(points[i + 1] ?? { x: 0, y: 0 }), word: `\u2066${sign}${by}\u2069` }
  })
  const end = { x: 100, y: down(figureOf(last)) }
  const [low, high] = bounds
  const day = (share: number) => format.date(new Date(from + share * (until - from)))
  return {
    label: t('judging.historyShows', {
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
        word: t('judging.askedFirst', { amount: figure(first) }),
        at: 'above' as const,
      },
      ...withRoom(changes),
      {
        key: 'now',
        ...end,
        isThis: true,
        word: t('judging.askedNow', { amount: figure(last) }),
        at: 'before' as const,
      },
    ],
    ...(low !== undefined &&
      high !== undefined && {
        band: { top: down(high), bottom: down(low), word: t('judging.guideRange') },
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
        <caption>{t('judging.priceHistory')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('judging.date')}</th>
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

/** What was asked since it came, against what such machines are sold for. */
export function PriceHistory({ device, today }: Omit<Judged, 'parts'>) {
  const t = useT()
  const format = useFormat()
  const [first, ...others] = priceSteps(device.priceHistory)
  const since = first && {
    date: format.date(first.at),
    amount: `\u2068${format.money(first.price)}\u2069`,
    currency: format.moneyParts(first.price).currency,
  }
  if (!since || others.length === 0)
    return (
      <Section id="history" heading={t('judging.priceHistory')}>
        <p className="text-body text-ink-2">
          {since ? t('judging.historyUnchanged', since) : t('judging.neverPriced')}
        </p>
      </Section>
    )
  return (
    <Section
      id="history"
      heading={t('judging.priceHistory')}
      note={t('judging.historySince', since)}
    >
      <Curve device={device} today={today} steps={[first, ...others]} />
    </Section>
  )
}
