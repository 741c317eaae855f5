import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { FactsTable } from '@ironsouq/ui/patterns/facts-table'
import { JumpBar } from '@ironsouq/ui/patterns/jump-bar'
import { Section } from '@ironsouq/ui/patterns/section'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { useFormat } from '#shell/use-format.ts'
import { useSeen } from '#shell/use-seen.ts'
import { useT } from '#shell/use-t.ts'
import { ActBar } from './act-bar.tsx'
import { Asking, isGone } from './asking.tsx'
import { BeginLink } from './begin-link.tsx'
import { Certificates } from './certificates.tsx'
import { Comparables } from './comparables.tsx'
import { Description } from './description.tsx'
import { Head } from './head.tsx'
import { InspectionSheet } from './inspection-sheet.tsx'
import type { Judged, JudgingFacts } from './judging-parts.ts'
import { Papers } from './papers.tsx'
import { Pictures } from './pictures.tsx'
import { PriceHistory } from './price-history.tsx'
import { Proofs } from './proofs.tsx'
import { SellerCard } from './seller-card.tsx'
import { Specification } from './specification.tsx'
import { YardMap } from './yard-map.tsx'

interface JudgingPageProps extends Judged, JudgingFacts {
  similar: readonly DeviceCard[]
}

/** On a phone the price stands under the pictures, and the papers after the facts. */
function PriceColumn({
  device,
  parts,
  today,
  similar,
}: Judged & Pick<JudgingPageProps, 'similar'>) {
  const { PriceBox, LandedSum } = parts
  const similarPath =
    similar.length > 0 ? '#similar' : parts.listPath({ category: device.categoryCode })
  return (
    <aside className="grid content-start gap-5 max-lg:contents print:grid!">
      <div className="max-lg:order-2">
        <PriceBox device={device}>
          <div className="p-4 empty:hidden lg:px-5">
            {!isGone(device) && <LandedSum device={device} />}
          </div>
          <div className="p-4 lg:px-5 print:hidden">
            <Asking device={device} similarPath={similarPath} />
          </div>
          <div className="p-4 lg:px-5">
            <SellerCard seller={device.seller} />
          </div>
        </PriceBox>
      </div>
      <div className="grid gap-5 max-lg:order-4">
        <Papers device={device} />
        <Certificates certificates={device.certificates} today={today} />
        <div className="print:hidden">
          <YardMap device={device} parts={parts} />
        </div>
      </div>
    </aside>
  )
}

function Facts({ device, parts, facts, condition }: Judged & JudgingFacts) {
  const t = useT()
  return (
    <div className="grid min-w-0 content-start gap-6 max-lg:order-3">
      <Proofs proofs={device.proofs} />
      <section aria-label={t('device.headingMachine')} className="grid gap-3">
        <div className="flex items-start gap-3">
          <parts.Grade grade={device.grade} size="small" />
          <p className="text-ink-2">
            <b className="font-semibold text-ink">
              {t('judging.conditionIs', { name: condition.name })}
            </b>{' '}
            {condition.meaning}
          </p>
        </div>
        <FactsTable facts={facts} columns={2} />
      </section>
      <Specification device={device} />
      <Description device={device} />
    </div>
  )
}

function Jumps({ device, parts, hasSimilar }: Omit<Judged, 'today'> & { hasSimilar: boolean }) {
  const t = useT()
  const format = useFormat()
  const points = device.inspection?.findings.length
  return (
    <JumpBar
      label={t('judging.onThisPage')}
      places={[
        {
          href: '#inspection',
          text: t('judging.inspection'),
          ...(points !== undefined && { count: format.number(points) }),
        },
        { href: '#history', text: t('judging.priceHistory') },
        { href: '#comparables', text: t('judging.comparables') },
        ...(hasSimilar ? [{ href: '#similar', text: t('device.similar') }] : []),
      ]}
    >
      {!isGone(device) && (
        <>
          <parts.Price price={device.price} size="card" />
          <BeginLink
            device={device}
            purpose="quote"
            className={buttonLook({ tone: 'money', size: 'dense' })}
          >
            {t('judging.askQuote')}
          </BeginLink>
        </>
      )}
    </JumpBar>
  )
}

/** One machine as an inspection sheet that can be bought from. */
export function JudgingPage(props: JudgingPageProps) {
  const { device, parts, today, similar } = props
  const t = useT()
  useSeen(device.deviceId)
  const others = similar.length > 0 && (
    <div className="print:hidden">
      <Section id="similar" heading={t('device.similar')}>
        <parts.Grid devices={similar} eager={0} heading="h3" />
      </Section>
    </div>
  )
  return (
    // Printed as on a desk, at a size that two sheets hold.
    <article className="print:[zoom:0.62]">
      <Head device={device} parts={parts} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8 print:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 content-start gap-5 max-lg:contents print:grid!">
          <div className="min-w-0 max-lg:order-1">
            <Pictures device={device} />
          </div>
          <Facts {...props} />
        </div>
        <PriceColumn device={device} parts={parts} today={today} similar={similar} />
      </div>
      <Jumps device={device} parts={parts} hasSimilar={similar.length > 0} />
      {isGone(device) && others}
      <InspectionSheet device={device} today={today} />
      <div className="print:hidden">
        <PriceHistory device={device} today={today} />
        <Comparables device={device} parts={parts} />
      </div>
      {!isGone(device) && others}
      <ActBar device={device} parts={parts} />
    </article>
  )
}
