import type { Finding } from '@ironsouq/contract/machines/device/device.schema'
import { BarList } from '@ironsouq/ui/patterns/chart/bar-list'
import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { lazy, Suspense, useState } from 'react'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FINDING_STATE } from '../device-detail-labels.ts'
import { FindingRow, findingId } from './finding-row.tsx'
import type { summarise } from './findings.ts'

/** Loaded with the first photo that is opened. */
const EvidenceView = lazy(async () => ({
  default: (await import('./evidence-view.tsx')).EvidenceView,
}))

type Summary = ReturnType<typeof summarise>

interface PointsProps extends Pick<Summary, 'faults' | 'sound' | 'rest' | 'wear'> {
  /** Whether there is a picture that the numbers refer to. */
  isNumbered: boolean
}

/** The wear of the undercarriage parts; a defect also has a row above. */
function Wear({ wear, isNumbered }: Pick<PointsProps, 'wear' | 'isNumbered'>) {
  const t = useT()
  const format = useFormat()
  const measure = useMeasure()
  return (
    <section aria-labelledby="wear" className="pt-4">
      <h3 id="wear" className="text-micro font-medium text-ink-muted">
        {t('deviceDetail.wear')}
      </h3>
      <BarList
        bars={wear.map(({ code, name, value, unit, state, number }) => ({
          key: state === 'ok' ? findingId(code) : `wear-${code}`,
          name,
          length: value ?? 0,
          value: measure(value ?? 0, unit),
          ...(isNumbered &&
            number !== null && {
              mark: <PointMark kind={FINDING_STATE[state].kind} text={format.number(number)} />,
            }),
        }))}
      />
    </section>
  )
}

/** All findings below each other; their photos open in one view, in the order of the list. */
export function Points({ faults, sound, rest, wear, isNumbered }: PointsProps) {
  const t = useT()
  const [shown, setShown] = useState<{ code: string; isOpen: boolean }>()
  const listed = [...faults, ...sound, ...rest].filter(({ picture }) => picture !== null)
  const row = (finding: Finding) => (
    <FindingRow
      key={finding.code}
      finding={finding}
      isNumbered={isNumbered}
      onShow={() => setShown({ code: finding.code, isOpen: true })}
    />
  )
  return (
    <div className="min-w-0">
      <ul>{faults.map(row)}</ul>
      <ul className="gap-x-6 sm:grid sm:grid-cols-2">{sound.map(row)}</ul>
      {rest.length > 0 && (
        <details className="group print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center underline underline-offset-3">
            {t('deviceDetail.otherPoints', { count: rest.length })}
          </summary>
          <ul className="gap-x-6 sm:grid sm:grid-cols-2">{rest.map(row)}</ul>
        </details>
      )}
      {wear.length > 0 && <Wear wear={wear} isNumbered={isNumbered} />}
      {shown && (
        <Suspense>
          <EvidenceView
            findings={listed}
            code={shown.code}
            isOpen={shown.isOpen}
            onMove={(code) => setShown({ code, isOpen: true })}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  )
}
