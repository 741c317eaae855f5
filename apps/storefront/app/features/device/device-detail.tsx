import type { Device } from '@ironsouq/contract/device/device.schema'
import { FactsTable } from '@ironsouq/ui/patterns/facts-table'
import { Section } from '@ironsouq/ui/patterns/section'
import { useT } from '#shell/use-t.ts'
import { DeviceGrade } from './device-grade.tsx'
import { DevicePictures } from './device-pictures.tsx'
import { DevicePriceBox } from './device-price-box.tsx'
import { GRADE_WORDS } from './device-words.ts'
import { useDeviceFacts } from './use-device-facts.tsx'

function DeviceHeading({ device }: { device: Device }) {
  const t = useT()
  return (
    <div className="flex items-start gap-4 pb-4">
      <DeviceGrade grade={device.grade} size="big" />
      <div className="min-w-0">
        <h1 className="text-title font-extrabold tracking-head text-balance lg:text-head">
          {t('device.detailTitle', {
            title: device.title,
            year: String(device.yearMade),
          })}
        </h1>
        <p className="text-ink-2">
          {device.categoryName}
          <span className="text-ink-muted">
            {' · '}
            {t('device.stockNumber')} <bdi dir="ltr">{device.stockNo}</bdi>
          </span>
        </p>
      </div>
    </div>
  )
}

function DeviceCondition({ device }: { device: Device }) {
  const t = useT()
  const { name, meaning } = GRADE_WORDS[device.grade]
  return (
    <div className="flex items-start gap-3">
      <DeviceGrade grade={device.grade} size="small" />
      <div>
        <h3 className="text-body font-bold">{t(name)}</h3>
        <p className="text-body text-ink-2">{t(meaning)}</p>
      </div>
    </div>
  )
}

/** One machine, as an inspection sheet: facts in ruled rows, the price at the side. */
export function DeviceDetail({ device }: { device: Device }) {
  const t = useT()
  const { machine, papers, specification } = useDeviceFacts(device)
  return (
    <article>
      <DeviceHeading device={device} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <DevicePictures device={device} />
        <aside className="lg:row-span-2">
          <DevicePriceBox device={device} />
          <Section heading={t('device.headingCondition')}>
            <DeviceCondition device={device} />
          </Section>
        </aside>
        <div className="min-w-0">
          <Section heading={t('device.headingMachine')}>
            <FactsTable facts={machine} columns={2} />
          </Section>
          {specification.length > 0 && (
            <Section heading={t('device.headingSpecification')}>
              <FactsTable facts={specification} columns={2} />
            </Section>
          )}
          <Section heading={t('device.headingPapers')}>
            <FactsTable facts={papers} columns={2} />
          </Section>
          {device.description !== '' && (
            <Section heading={t('device.headingDescription')}>
              <p dir="auto" className="max-w-read text-body whitespace-pre-line">
                {device.description}
              </p>
            </Section>
          )}
        </div>
      </div>
    </article>
  )
}
