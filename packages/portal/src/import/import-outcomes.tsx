import type { ImportDetail } from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

const OUTCOMES = ['new', 'changed', 'unchanged', 'faulty', 'warned'] as const

/** What would come of the rows, or came of them, as figures. */
export function ImportOutcomes({
  kind,
  counts,
  warnings,
}: Pick<ImportDetail, 'kind' | 'counts' | 'warnings'>) {
  const t = useT()
  const format = useFormat()
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {OUTCOMES.map((outcome) => (
          <div
            key={outcome}
            className="grid content-start gap-0.5 rounded-box border border-line p-3"
          >
            <dt className="text-micro text-ink-muted">
              {outcome === 'new' && kind === 'product'
                ? t('portalImport.outcomeNewProducts')
                : t(`portalImport.outcome${capital(outcome)}`)}
            </dt>
            <dd
              className={`text-lead font-bold tabular-nums ${outcome === 'faulty' && counts.faulty > 0 ? 'text-refused' : ''}`}
            >
              {format.number(counts[outcome])}
            </dd>
            <dd className="text-micro text-ink-muted">
              {t(`portalImport.outcome${capital(outcome)}Note`)}
            </dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-micro text-ink-muted">
          {warnings.map(({ warning, count }) => (
            <span key={warning}>
              {t(`portalImport.warning${capital(warning)}`)} {format.number(count)}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
