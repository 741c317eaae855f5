import type { DeviceSort } from '@ironsouq/contract/machines/device/device.filters'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Price } from '@ironsouq/ui/primitives/display/price'
import type { ReactNode } from 'react'
import { useLandedCost, useWhole } from '#features/deals/landed-cost/parts/use-landed-cost.ts'
import { BrandAndModel } from '#features/machines/device/parts/brand-and-model.tsx'
import { CardGuide } from '#features/machines/device/parts/card-guide.tsx'
import { DeviceFlag } from '#features/machines/device/parts/device-flag.tsx'
import { DeviceGrade, SellersGrade } from '#features/machines/device/parts/device-grade.tsx'
import { CUSTOMS_WORD, EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { useUsage } from '#features/machines/device/parts/use-usage.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const CELL = 'border-b border-line px-2 py-2 align-middle first:ps-0 last:pe-0'
const NUMBER = `${CELL} text-end whitespace-nowrap tabular-nums`

/** A longer response time is shown in hours. */
const LONGEST_IN_MINUTES = 120

function Reply({ minutes }: { minutes: number | null }) {
  const t = useT()
  const format = useFormat()
  if (minutes === null) return null
  return minutes <= LONGEST_IN_MINUTES
    ? t('search.replyMinutes', { value: format.number(minutes) })
    : format.hours(Math.round(minutes / 60))
}

function Who({ device, eager }: { device: DeviceCard; eager: boolean }) {
  return (
    <div className="relative grid grid-cols-[88px_minmax(0,1fr)] items-center gap-3">
      <div className="overflow-hidden rounded-tight">
        <DevicePicture picture={device.picture} alt="" sizes="88px" eager={eager} />
      </div>
      <div className="grid min-w-0 justify-items-start">
        <LocalLink
          href={`/device-detail/${device.deviceId}`}
          aria-label={device.title}
          className="max-w-full truncate font-bold after:absolute after:inset-0"
        >
          <BrandAndModel brandName={device.brandName} model={device.model} />
        </LocalLink>
        <span className="max-w-full truncate text-micro text-ink-muted">{device.sellerName}</span>
        <span className="flex max-w-full pt-0.5 empty:hidden">
          <DeviceFlag device={device} />
        </span>
      </div>
    </div>
  )
}

function Asked({ price }: Pick<DeviceCard, 'price'>) {
  const t = useT()
  const shown = useShownPrice()
  if (!price) return <span className="font-semibold">{t('device.priceOnRequest')}</span>
  const { second, ...first } = shown(price)
  return (
    <span className="grid justify-items-end">
      <Price size="row" {...first} />
      {second !== undefined && <bdi className="text-micro text-ink-muted">{second}</bdi>}
    </span>
  )
}

/** The landed cost at the chosen destination. */
function LandedCostPrice({ device }: { device: DeviceCard }) {
  const format = useFormat()
  const whole = useWhole()
  const cost = useLandedCost()(device)?.cost
  if (!cost || typeof cost === 'string') return null
  return <bdi>{format.money(whole(cost.total))}</bdi>
}

interface HeadProps {
  /** The sort orders that use this column. */
  sorts?: readonly DeviceSort[]
  sort: DeviceSort | undefined
  className?: string
  children: ReactNode
}

/** The sorted column is highlighted and shows the direction. */
function Head({ sorts = [], sort, className = '', children }: HeadProps) {
  const isSorted = sort !== undefined && sorts.includes(sort)
  const isRising = sort === 'priceLow' || sort === 'hoursLow'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : undefined}
      className={`sticky top-0 z-1 border-t-2 border-b border-t-ink border-b-line-strong bg-paper p-2 align-bottom text-micro font-medium first:ps-0 last:pe-0 min-[1424px]:top-16 ${isSorted ? 'font-bold text-ink' : 'text-ink-muted'} ${className}`}
    >
      <span className="inline-flex items-end gap-1">
        <span>{children}</span>
        {isSorted && <Icon name={isRising ? 'up' : 'down'} size="small" />}
      </span>
    </th>
  )
}

function Row({ device, eager }: RowProps) {
  const t = useT()
  const usage = useUsage(device)
  return (
    <tr className="hover:bg-surface">
      <td className={`${CELL} min-w-55`}>
        <Who device={device} eager={eager} />
      </td>
      <td className={NUMBER}>{device.yearMade}</td>
      <td className={NUMBER}>
        <span className="inline-flex items-center gap-1">
          <b className="font-semibold">
            <bdi>{usage.short}</bdi>
          </b>
          {device.hoursProven && (
            <span className="text-proven">
              <Icon name="check" size="small" />
              <span className="sr-only">{t('device.flagHoursVerified')}</span>
            </span>
          )}
        </span>
      </td>
      <td className={CELL}>
        <span className="grid justify-items-start">
          <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
          <SellersGrade inspected={device.inspected} />
        </span>
      </td>
      <td className={CELL}>
        {t(EMIRATE_WORD[device.emirate])}
        <span className="block text-micro text-ink-muted">{t(CUSTOMS_WORD[device.customs])}</span>
      </td>
      <td className={NUMBER}>
        <Asked price={device.price} />
      </td>
      <td className={`${CELL} min-w-42`}>
        <CardGuide device={device} />
      </td>
      <td className={NUMBER}>
        <LandedCostPrice device={device} />
      </td>
      <td className={`${NUMBER} text-ink-muted`}>
        <Reply minutes={device.replyMinutes} />
      </td>
    </tr>
  )
}

interface RowProps {
  device: DeviceCard
  eager: boolean
}

interface DeviceRowsProps {
  devices: readonly DeviceCard[]
  sort: DeviceSort | undefined
}

const ABOVE_THE_FOLD = 8

/** The compact table view: one machine per row, one value per column. */
export function DeviceRows({ devices, sort }: DeviceRowsProps) {
  const t = useT()
  const head = { sort }
  return (
    <div className="relative overflow-x-auto min-[1424px]:overflow-visible max-lg:-mx-(--gutter) max-lg:px-(--gutter)">
      <table className="w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{t('search.columns')}</caption>
        <thead>
          <tr className="text-start">
            <Head {...head} className="text-start">
              {t('device.headingMachine')}
            </Head>
            <Head {...head} sorts={['yearNew']} className="text-end">
              {t('device.yearLabel')}
            </Head>
            <Head {...head} sorts={['hoursLow']} className="text-end">
              {t('device.hoursLabel')}
            </Head>
            <Head {...head} className="text-start">
              {t('device.grade')}
            </Head>
            <Head {...head} className="text-start">
              {t('device.location')}
              <br />
              {t('device.customsStatus')}
            </Head>
            <Head {...head} sorts={['priceLow', 'priceHigh']} className="text-end">
              {t('device.price')}
            </Head>
            <Head {...head} sorts={['bestValue']} className="text-start">
              {t('search.guidePrice')}
            </Head>
            <Head {...head} className="text-end">
              {t('search.landedPrice')}
            </Head>
            <Head {...head} className="text-end">
              {t('search.replyTime')}
            </Head>
          </tr>
        </thead>
        <tbody>
          {devices.map((device, i) => (
            <Row key={device.deviceId} device={device} eager={i < ABOVE_THE_FOLD} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
