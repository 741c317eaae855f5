import type {
  DraftFinding,
  InspectionPoint,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Icon } from '@ironsouq/ui/primitives/display/icon'

const LOOK =
  'flex min-h-12 min-w-0 max-w-full cursor-pointer items-center gap-2 rounded-box border border-line-strong bg-raised px-3 py-2 text-start text-small wrap-anywhere hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'

interface RemarkChoiceProps {
  point: InspectionPoint
  finding: DraftFinding
  onChange: (change: Pick<DraftFinding, 'remarkId'>) => void
}

/** Ready-made remarks for a point with this result: buyers read them in their own language. */
export function RemarkChoice({ point, finding, onChange }: RemarkChoiceProps) {
  const t = useT()
  const offered = (point.remarks ?? []).filter(({ state }) => state === finding.state)
  if (offered.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="text-small font-medium">{t('backofficeInspection.remarks')}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ remarkId, text }) => {
          const isChosen = remarkId === finding.remarkId
          return (
            <button
              key={remarkId}
              type="button"
              aria-pressed={isChosen}
              className={LOOK}
              onClick={() => onChange({ remarkId: isChosen ? null : remarkId })}
            >
              {isChosen && <Icon name="check" size="small" />}
              {text}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
