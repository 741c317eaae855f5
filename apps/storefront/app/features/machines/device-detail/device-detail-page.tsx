import type { Device, DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Translate } from '@ironsouq/i18n/messages'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { JumpBar } from '@ironsouq/ui/patterns/page/jump-bar'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LandedCostSum } from '#features/deals/landed-cost/parts/landed-cost-sum.tsx'
import { DeviceGrid } from '#features/machines/device-list/parts/device-grid.tsx'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { DevicePriceBox } from '#features/machines/device/parts/device-price-box.tsx'
import { DevicePrice } from '#features/machines/device/parts/device-price.tsx'
import { useDeviceFacts } from '#features/machines/device/parts/use-device-facts.tsx'
import { useRecordView } from '#features/people/history/parts/use-record-view.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { ActionBar } from './action-bar.tsx'
import { BuyerActions, isGone } from './buyer-actions.tsx'
import type { DeviceNow } from './device-today.ts'
import type { FittingParts as Fitting } from './fitting-parts.server.ts'
import { FittingParts } from './fitting-parts.tsx'
import { Head } from './head.tsx'
import { Certificates } from './inspection/certificates.tsx'
import { Documents } from './inspection/documents.tsx'
import { InspectionSheet } from './inspection/inspection-sheet.tsx'
import { Verifications } from './inspection/verifications.tsx'
import { MemberAction } from './member-action.tsx'
import { Pictures } from './pictures.tsx'
import { Comparables } from './price/comparables.tsx'
import { MonthlyRate } from './price/monthly-rate.tsx'
import { PriceHistory } from './price/price-history.tsx'
import { SellerCard } from './seller-card.tsx'
import { SellerText } from './seller-text.tsx'
import { Specification } from './specification.tsx'
import { YardContact } from './yard/yard-contact.tsx'
import { YardMap } from './yard/yard-map.tsx'

/** What the similar machines have in common with this one. */
function similarNote(t: Translate, device: Device, similar: readonly DeviceCard[]): string {
  const { brandName, model, categoryName, categoryPath } = device
  if (similar.every((each) => each.brandName === brandName && each.model === model))
    return t('device.similarModel', { model: isolated(`${brandName} ${model}`) })
  return similar.every((each) => each.categoryName === categoryName)
    ? t('device.similarType', { category: categoryName })
    : t('device.similarWider', { category: categoryPath[0]?.name ?? categoryName })
}

interface PriceColumnProps extends Pick<DeviceNow, 'device' | 'now'> {
  similar: readonly DeviceCard[]
}

interface DeviceDetailPageProps extends PriceColumnProps, DeviceNow {
  /** Null when the mall has none, and in a preview. */
  fitting: Fitting | null
}

/** On a phone the price follows the pictures, and the documents follow the facts. */
function PriceColumn({ device, now, similar }: PriceColumnProps) {
  const similarPath =
    similar.length > 0 ? '#similar' : deviceListPath({ category: device.categoryCode })
  return (
    <aside className="grid content-start gap-5 max-lg:contents print:grid!">
      <div className="max-lg:order-2">
        <DevicePriceBox device={device}>
          <div className="p-4 empty:hidden lg:px-5">
            {!isGone(device) && <LandedCostSum device={device} />}
          </div>
          <div className="px-4 py-2 empty:hidden lg:px-5 print:hidden">
            {!isGone(device) && device.price && <MonthlyRate price={device.price} />}
          </div>
          <div className="p-4 lg:px-5 print:hidden">
            <BuyerActions device={device} similarPath={similarPath} />
          </div>
          <div className="p-4 empty:hidden lg:px-5 print:hidden">
            {!isGone(device) && <YardContact device={device} now={now} />}
          </div>
          <div className="p-4 lg:px-5">
            <SellerCard seller={device.seller} />
          </div>
        </DevicePriceBox>
      </div>
      <div className="max-lg:order-4">
        <Documents device={device} />
      </div>
    </aside>
  )
}

function Facts({ device }: { device: Device }) {
  const t = useT()
  const { facts, condition } = useDeviceFacts(device)
  return (
    <div className="grid min-w-0 content-start gap-6 max-lg:order-3">
      <Verifications device={device} />
      <section aria-label={t('device.headingMachine')} className="grid gap-3">
        <div className="flex items-start gap-3">
          <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
          <p className="text-ink-2">
            <b className="font-semibold text-ink">
              {t('deviceDetail.conditionIs', { name: condition.name })}
            </b>{' '}
            {condition.meaning}
            {!device.inspected && <> {t('deviceDetail.gradeOfSeller')}</>}
          </p>
        </div>
        <FactsTable facts={facts} columns={2} />
      </section>
      <Specification device={device} />
      <SellerText device={device} />
    </div>
  )
}

interface JumpsProps {
  device: Device
  hasParts: boolean
  hasSimilar: boolean
}

function Jumps({ device, hasParts, hasSimilar }: JumpsProps) {
  const t = useT()
  const format = useFormat()
  const points = device.inspection?.findings.length
  return (
    <JumpBar
      label={t('deviceDetail.onThisPage')}
      places={[
        {
          href: '#inspection',
          text: t('deviceDetail.inspection'),
          ...(points !== undefined && { count: format.number(points) }),
        },
        { href: '#history', text: t('deviceDetail.priceHistory') },
        { href: '#comparables', text: t('deviceDetail.comparables') },
        ...(hasParts ? [{ href: '#parts', text: t('deviceDetail.parts') }] : []),
        ...(hasSimilar ? [{ href: '#similar', text: t('device.similar') }] : []),
      ]}
    >
      {!isGone(device) && (
        <>
          <DevicePrice price={device.price} size="card" />
          <MemberAction
            device={device}
            purpose="quote"
            className={buttonLook({ tone: 'money', size: 'dense' })}
          >
            {t('deviceDetail.requestQuote')}
          </MemberAction>
        </>
      )}
    </JumpBar>
  )
}

export function DeviceDetailPage(props: DeviceDetailPageProps) {
  const { device, today, now, similar, fitting } = props
  const t = useT()
  useRecordView(device.deviceId)
  const others = similar.length > 0 && (
    <div className="print:hidden">
      <Section id="similar" heading={t('device.similar')} note={similarNote(t, device, similar)}>
        <DeviceGrid devices={similar} eager={0} heading="h3" />
      </Section>
    </div>
  )
  return (
    // The desktop layout, scaled to fit on two printed pages.
    <article className="print:[zoom:0.62]">
      <Head device={device} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8 print:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 content-start gap-5 max-lg:contents print:grid!">
          <div className="min-w-0 max-lg:order-1">
            <Pictures device={device} />
          </div>
          <Facts device={device} />
        </div>
        <PriceColumn device={device} now={now} similar={similar} />
      </div>
      <Jumps device={device} hasParts={fitting !== null} hasSimilar={similar.length > 0} />
      {isGone(device) && others}
      <InspectionSheet device={device} today={today} />
      <div className="grid gap-5 pt-8 lg:grid-cols-2 lg:items-start print:grid-cols-1">
        <Certificates certificates={device.certificates} today={today} />
        <div className="print:hidden">
          <YardMap device={device} now={now} />
        </div>
      </div>
      <div className="print:hidden">
        <PriceHistory device={device} today={today} />
        <Comparables device={device} />
        {fitting && <FittingParts fitting={fitting} />}
      </div>
      {!isGone(device) && others}
      <ActionBar device={device} />
    </article>
  )
}
