import { BUYER_ANSWER_MAX } from '@ironsouq/contract/mall/voucher/voucher.limits'
import type { ShownTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { useId } from 'react'
import { useT } from '#kit/text/use-t.ts'

interface VoucherAnswersProps {
  fields: ShownTerms['fields']
  answers: readonly string[]
  onAnswer: (answers: string[]) => void
}

/** What the store asks of a buyer of virtual goods [OR-12]. */
export function VoucherAnswers({ fields, answers, onAnswer }: VoucherAnswersProps) {
  const t = useT()
  const id = useId()
  if (fields.length === 0) return null
  return (
    <fieldset className="grid gap-3 border-t border-line py-3 sm:grid-cols-2">
      <legend className="sr-only">{t('voucher.fields')}</legend>
      <p aria-hidden="true" className="font-semibold sm:col-span-2">
        {t('voucher.fields')}
      </p>
      {fields.map(({ label, isRequired }, at) => (
        <div key={label} className="grid content-start gap-1">
          <label htmlFor={`${id}-${at}`} className="font-medium wrap-anywhere">
            {label}
            {isRequired && <span aria-hidden="true"> *</span>}
          </label>
          <span className={fieldBox()}>
            <input
              id={`${id}-${at}`}
              required={isRequired}
              maxLength={BUYER_ANSWER_MAX}
              value={answers[at] ?? ''}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                onAnswer(
                  fields.map((_, i) => (i === at ? currentTarget.value : (answers[i] ?? ''))),
                )
              }
              className={FIELD_BARE}
            />
          </span>
        </div>
      ))}
    </fieldset>
  )
}
