import { Button } from '@ironsouq/ui/primitives/action/button'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useT } from '../language/use-t.ts'
import { type ComparedFields, ComparedValue, fieldName } from './compared-fields.tsx'
import { isSame, valueAt } from './field-difference.ts'
import type { RecordForm } from './use-record-form.ts'

interface ConflictDialogProps<Values extends object> {
  form: RecordForm<Values>
  fields: ComparedFields<Values>
}

const CHOICE =
  'min-h-11 w-full cursor-pointer rounded-box border border-line-strong bg-raised p-2 text-start wrap-anywhere hover:border-ink aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink'

/** "Changed by someone else": both values of each field that both sides changed, to choose from. */
export function ConflictDialog<Values extends object>({
  form,
  fields,
}: ConflictDialogProps<Values>) {
  const t = useT()
  const { conflict, values } = form
  if (!conflict) return null
  return (
    <Dialog title={t('portal.conflictTitle')} size="large" isAlert isOpen>
      <p>{t('portal.conflictBody')}</p>
      {conflict.differences.length > 0 && (
        <table className="w-full table-fixed border-collapse text-start">
          <thead>
            <tr className="text-micro text-ink-muted *:pb-1 *:text-start *:font-medium">
              <th scope="col">{t('portal.conflictField')}</th>
              <th scope="col">{t('portal.conflictTheirs')}</th>
              <th scope="col">{t('portal.conflictYours')}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.differences.map((difference) => {
              const { name, part, theirs, yours } = difference
              return (
                <tr key={`${name} ${part ?? ''}`} className="*:pe-2 *:pb-2 *:align-top">
                  <th scope="row" className="text-start font-medium wrap-anywhere">
                    {fieldName(fields[name], part)}
                  </th>
                  {[theirs, yours].map((value, side) => (
                    <td key={side === 0 ? 'theirs' : 'yours'}>
                      <button
                        type="button"
                        aria-pressed={isSame(valueAt(values, difference), value)}
                        onClick={() => conflict.choose(difference, value)}
                        className={CHOICE}
                      >
                        <ComparedValue field={fields[name]} part={part} value={value} />
                      </button>
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <Button tone="ink" onPress={conflict.accept}>
        {t('portal.conflictContinue')}
      </Button>
    </Dialog>
  )
}
