import { productQuestionEndpoints } from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { QUESTION_MAX } from '@ironsouq/contract/mall/product-question/product-question.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { useId, useState } from 'react'
import { nameOf, useMachine } from '#features/mall/fit/parts/machine-store.ts'
import { useApi } from '#kit/api/use-api.ts'
import { useT } from '#kit/text/use-t.ts'

type Sent = 'no' | 'sending' | 'sent'

/** Asks the store whether a product fits the chosen machine, with its serial number. */
export function AskStore({ productId }: { productId: string }) {
  const t = useT()
  const call = useApi()
  const id = useId()
  const machine = useMachine()
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState<Sent>('no')
  if (sent === 'sent') return <p role="status">{t('question.sent')}</p>
  const send = (question: string) => {
    setSent('sending')
    const body = {
      prodId: productId,
      modelId: machine?.modelId ?? null,
      serialNo: machine?.serialNo ?? null,
      year: machine?.year ?? null,
      question,
    }
    call(productQuestionEndpoints.ask, { body }).then(
      () => setSent('sent'),
      () => setSent('no'), // it was shown
    )
  }
  return (
    <div className="grid gap-3">
      <p>
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonLook({ size: 'dense' })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('question.ask')}
        </button>
      </p>
      {isOpen && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const question = new FormData(event.currentTarget).get('question')
            if (typeof question === 'string' && question.trim() !== '') send(question)
          }}
        >
          <label htmlFor={id} className="font-semibold">
            {t('question.label')}
          </label>
          <span className={fieldBox()}>
            <textarea
              id={id}
              name="question"
              rows={3}
              required
              maxLength={QUESTION_MAX}
              defaultValue={machine ? t('question.usual', { machine: nameOf(machine) }) : ''}
              className={`${FIELD_BARE} py-2`}
            />
          </span>
          <p className="text-micro text-ink-muted">{t('question.note')}</p>
          <p>
            <button
              type="submit"
              disabled={sent === 'sending'}
              className={buttonLook({ tone: 'ink', size: 'dense' })}
            >
              {t('question.send')}
            </button>
          </p>
        </form>
      )}
    </div>
  )
}
