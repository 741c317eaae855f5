import type { RemarkPoint } from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { partName } from '#features/machines/inspection/parts/inspection-labels.ts'

interface RemarkPointsProps {
  points: readonly RemarkPoint[]
  chosen: readonly string[]
  onChange: (pointIds: string[]) => void
}

/** The points that a remark is offered for, by part of the machine. */
export function RemarkPoints({ points, chosen, onChange }: RemarkPointsProps) {
  const t = useT()
  const parts = [...new Set(points.map(({ part }) => part))]
  const put = (pointId: string, isIn: boolean) =>
    onChange(
      [...chosen.filter((id) => id !== pointId), ...(isIn ? [pointId] : [])].toSorted((a, b) =>
        a < b ? -1 : 1,
      ),
    )
  return (
    <fieldset className="grid max-w-180 min-w-0 gap-2">
      <legend className="pb-1 font-bold">{t('backofficeInspection.remarkPoints')}</legend>
      <div className="max-h-100 overflow-y-auto rounded-box border border-line bg-surface px-3 pb-2">
        {parts.map((part) => (
          <div key={part} className="pt-2">
            <h3 className="text-small font-medium text-ink-muted">{partName(t, part)}</h3>
            <ul className="grid sm:grid-cols-2">
              {points
                .filter((point) => point.part === part)
                .map(({ pointId, name }) => (
                  <li key={pointId}>
                    <Checkbox
                      label={name}
                      isSelected={chosen.includes(pointId)}
                      onChange={(isIn) => put(pointId, isIn)}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
