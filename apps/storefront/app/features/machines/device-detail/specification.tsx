import type { Device, Spec } from '@ironsouq/contract/machines/device/device.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { UnitSwitch } from '#features/platform/unit/parts/unit-switch.tsx'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { useT } from '#kit/text/use-t.ts'

const MM_IN_M = 1000
/** Shown together in one line: the dimensions that carriers need. */
const SIZES: ReadonlySet<string> = new Set(['length', 'width', 'height'])

/** Each measured field of the category, and what a carrier needs. */
function useSpecification({ specs, transport }: Device): Fact[] {
  const t = useT()
  const measure = useMeasure()
  const valueOf = ({ value, valueName, unit }: Spec) => {
    if (typeof value === 'boolean') return value ? t('deviceDetail.yes') : t('deviceDetail.no')
    return typeof value === 'number' ? measure(value, unit) : (valueName ?? value)
  }
  const shown = transport ? specs.filter(({ code }) => !SIZES.has(code)) : specs
  return [
    ...shown.map((spec) => ({ label: spec.name, value: <bdi>{valueOf(spec)}</bdi> })),
    ...(transport
      ? [
          {
            label: t('deviceDetail.transportDimensions'),
            value: (
              <bdi>
                {[transport.lengthMm, transport.widthMm, transport.heightMm]
                  .map((mm) => isolated(measure(mm / MM_IN_M, 'm')))
                  .join(' × ')}
              </bdi>
            ),
          },
        ]
      : []),
  ]
}

export function Specification({ device }: { device: Device }) {
  const t = useT()
  const facts = useSpecification(device)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="specification">
      <div className="flex flex-wrap items-center gap-3 border-t-2 border-ink pt-3 pb-2">
        <h2 id="specification" className="text-lead font-bold tracking-tight">
          {t('device.headingSpecification')}
        </h2>
        <UnitSwitch />
      </div>
      <FactsTable facts={facts} columns={2} />
    </section>
  )
}
