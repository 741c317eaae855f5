import type { Comparable, Device } from '@ironsouq/contract/machines/device/device.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { isolated } from '@ironsouq/i18n/isolate'
import { Plot } from '@ironsouq/ui/patterns/chart/plot'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { BrandAndModel } from '#features/machines/device/parts/brand-and-model.tsx'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { scaleOf, trendOf } from '#features/machines/device/parts/price-scale.ts'
import { soldPricesOf } from '#features/machines/sold-price/parts/sold-prices-path.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { roomiest } from './label-place.ts'

/** With fewer sales a chart would be misleading. */
const ENOUGH = 5
const STEPS = 4

type Worked = Pick<Device, 'workHours' | 'yearMade'>

/** The x axis is hours, or the year for machines without an hour meter, such as trucks. */
function useAxis(device: Device, sold: readonly Comparable[]) {
  const format = useFormat()
  const byHours =
    device.workHours !== null && sold.filter(({ workHours }) => workHours !== null).length >= ENOUGH
  return byHours
    ? { of: ({ workHours }: Worked) => workHours, word: (hours: number) => format.hours(hours) }
    : { of: ({ yearMade }: Worked) => yearMade, word: String }
}

function Scatter({ device, sold }: { device: Device; sold: readonly Comparable[] }) {
  const t = useT()
  const format = useFormat()
  const axis = useAxis(device, sold)
  const { price } = device
  const isAsked = price !== null && price.currency === sold[0]?.price.currency
  const dots = sold.flatMap((each, i) => {
    const along = axis.of(each)
    return along === null ? [] : [{ key: String(i), along, amount: approximate(each.price) }]
  })
  const own = isAsked ? axis.of(device) : null
  const ownPoint = own === null || !price ? [] : [{ along: own, amount: approximate(price) }]
  const across = scaleOf(
    [...dots, ...ownPoint].map(({ along }) => along),
    STEPS,
  )
  const up = scaleOf(
    [...dots, ...ownPoint].map(({ amount }) => amount),
    STEPS,
  )
  const place = ({ along, amount }: { along: number; amount: number }) => ({
    x: across.at(along),
    y: 100 - up.at(amount),
  })
  const placed = dots.map((dot) => ({ key: dot.key, ...place(dot) }))
  const trend = trendOf(placed)
  return (
    <Plot
      label={t('deviceDetail.comparablesShow', { count: sold.length })}
      rows={up.ticks.toReversed().map((tick) => format.number(tick))}
      columns={across.ticks.map(axis.word)}
      {...(trend && { trend })}
      dots={[
        ...placed,
        ...ownPoint.map((each) => {
          const at = place(each)
          return {
            key: 'this',
            ...at,
            isThis: true,
            word: t('deviceDetail.thisAskingPrice'),
            at: roomiest(at, placed),
          }
        }),
      ]}
    />
  )
}

const CELL = 'py-1.5 pe-3 text-end tabular-nums last:pe-2'
const HEAD = `${CELL} font-medium text-micro text-ink-muted`

function SoldTable({ device }: { device: Device }) {
  const t = useT()
  const format = useFormat()
  const { comparables, price } = device
  const hours = (worked: Worked) =>
    worked.workHours === null ? t('common.notStated') : format.number(worked.workHours)
  const [first] = comparables
  if (!first) return null
  const { currency } = format.moneyParts(first.price)
  const hasNames = comparables.some(({ machine }) => machine !== null)
  const hasHours = comparables.some(({ workHours }) => workHours !== null)
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{t('deviceDetail.comparables')}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {hasNames && (
              <th scope="col" className={`${HEAD} text-start!`}>
                {t('device.headingMachine')}
              </th>
            )}
            <th scope="col" className={HEAD}>
              {t('device.yearLabel')}
            </th>
            {hasHours && (
              <th scope="col" className={HEAD}>
                {t('device.hoursLabel')}
              </th>
            )}
            <th scope="col" className={`${HEAD} text-start!`}>
              {t('device.grade')}
            </th>
            <th scope="col" className={HEAD}>
              {t('deviceDetail.soldFor', { currency })}
            </th>
            <th scope="col" className={HEAD}>
              {t('deviceDetail.date')}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparables.map((each, i) => (
            <tr key={`${each.soldOn} ${i}`} className="border-b border-line">
              {hasNames && (
                <td className="py-1.5 pe-3">
                  <bdi>{each.machine}</bdi>
                </td>
              )}
              <td className={CELL}>{each.yearMade}</td>
              {hasHours && <td className={CELL}>{hours(each)}</td>}
              <td className="py-1.5">
                <DeviceGrade grade={each.grade} size="letter" />
              </td>
              <td className={`${CELL} font-semibold`}>{format.moneyParts(each.price).figure}</td>
              <td className={`${CELL} whitespace-nowrap text-ink-muted`}>
                {format.date(each.soldOn)}
              </td>
            </tr>
          ))}
          {price?.currency === first.price.currency && (
            <tr className="bg-sunk">
              {hasNames && (
                <td className="py-1.5 pe-3">
                  <BrandAndModel brandName={device.brandName} model={device.model} />
                </td>
              )}
              <td className={CELL}>{device.yearMade}</td>
              {hasHours && <td className={CELL}>{hours(device)}</td>}
              <td className="py-1.5">
                <DeviceGrade grade={device.grade} size="letter" inspected={device.inspected} />
              </td>
              <td className={CELL}>{format.moneyParts(price).figure}</td>
              <td className={CELL}>{t('deviceDetail.askingPrice')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** What the same model, or else its type or category, was sold for; too few are stated as too few. */
export function Comparables({ device: listed }: { device: Device }) {
  const t = useT()
  const { chosen } = useMoneyText()
  const sold = listed.comparables.map((each) => ({ ...each, price: chosen(each.price) }))
  const device = { ...listed, price: listed.price && chosen(listed.price), comparables: sold }
  const isEnough = sold.length >= ENOUGH
  const category =
    listed.comparedWith === 'type' ? listed.categoryName : listed.categoryPath[0]?.name
  const note =
    listed.comparedWith === 'model'
      ? t(isEnough ? 'deviceDetail.soldInYear' : 'deviceDetail.tooFewSold', { count: sold.length })
      : t('deviceDetail.soldOfCategory', { category: category ?? listed.categoryName })
  return (
    <Section id="comparables" heading={t('deviceDetail.comparables')} note={note}>
      <div className={isEnough ? 'grid gap-6 pt-2 lg:grid-cols-2 lg:gap-8' : 'max-w-160'}>
        {isEnough && <Scatter device={device} sold={sold} />}
        <SoldTable device={device} />
      </div>
      {listed.comparedWith === 'model' && sold.length > 0 && (
        <p className="pt-3">
          <LocalLink href={soldPricesOf(listed)} className={LINK_LOOK}>
            {t('deviceDetail.soldPrices', {
              machine: isolated(`${listed.brandName} ${listed.model}`),
            })}
          </LocalLink>
        </p>
      )}
    </Section>
  )
}
