import type { FindingState } from '@ironsouq/contract/machines/device/device.enums'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { kindOf, RESULT_WORD, RESULTS } from './parts/inspection-labels.ts'

const BOX =
  'grid min-h-16 min-w-0 cursor-pointer content-center justify-items-center gap-0.5 rounded-box border border-line-strong bg-raised px-1 text-center text-micro font-medium wrap-anywhere hyphens-auto hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus'

interface ResultChoiceProps {
  pointId: string
  name: string
  state: FindingState | null
  onChange: (state: FindingState) => void
}

/** The result of a point: four large targets, for a thumb in a glove. */
export function ResultChoice({ pointId, name, state, onChange }: ResultChoiceProps) {
  const t = useT()
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="sr-only">{t('backofficeInspection.resultOf', { name })}</legend>
      {RESULTS.map((result) => (
        <label key={result} className={BOX}>
          <input
            type="radio"
            name={`result ${pointId}`}
            className="sr-only"
            checked={state === result}
            onChange={() => onChange(result)}
          />
          <PointMark kind={kindOf(result)} size="small" />
          {t(RESULT_WORD[result])}
        </label>
      ))}
    </fieldset>
  )
}
