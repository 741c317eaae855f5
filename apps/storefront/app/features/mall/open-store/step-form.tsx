import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useIsSending } from '#kit/form/is-sending.ts'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type Part, stepPath, STEPS } from './open-store-step.ts'

type Fields = ReturnType<typeof useFirstFault>

export interface StepFormProps {
  answer: FormAnswer | undefined
  /** What staff asked to correct in this step. */
  reason: string | undefined
}

interface Given extends StepFormProps {
  part: Part
  /** The stored values of the fields. */
  stored: Readonly<Record<string, string>>
  check?: (data: FormData) => Readonly<Record<string, string | undefined>>
  children: (fields: {
    /** A field that must be filled in. */
    field: (name: string) => ReturnType<Fields['fieldOf']> & {
      defaultValue: string
      required: true
    }
    errorOf: Fields['errorOf']
    valueOf: (name: string) => string
  }) => ReactNode
}

/** One step of the application: it is saved, and the next one follows. */
export function StepForm({ part, answer, reason, stored, check, children }: Given) {
  const t = useT()
  const isSending = useIsSending()
  const { form, fieldOf, errorOf, msg } = useFirstFault({
    given: answer?.faults,
    ...(check && { check }),
  })
  const valueOf = (name: string) => answer?.typed?.[name] ?? stored[name] ?? ''
  const field = (name: string) => ({
    ...fieldOf(name),
    defaultValue: valueOf(name),
    required: true as const,
  })
  const before = STEPS[STEPS.indexOf(part) - 1]
  return (
    <Form method="post" {...form} className="grid grid-cols-1 gap-5">
      <input type="hidden" name={INTENT} value={part} />
      <h2 className="text-lead font-semibold">{t(`openStore.${part}`)}</h2>
      {reason !== undefined && <Banner tone="refused">{reason}</Banner>}
      {msg !== undefined && (
        <Banner tone="refused" isLive>
          {msg}
        </Banner>
      )}
      {children({ field, errorOf, valueOf })}
      <div className="flex flex-wrap gap-3">
        {before && (
          <LocalLink href={stepPath(before)} className={buttonLook({ size: 'tall' })}>
            {t('openStore.back')}
          </LocalLink>
        )}
        <button
          type="submit"
          {...(isSending && { 'aria-disabled': true, 'data-pending': '' })}
          onClick={(event) => {
            if (isSending) event.preventDefault()
          }}
          className={`${buttonLook({ tone: 'ink', size: 'tall' })} flex-1 sm:flex-none`}
        >
          {isSending && <Spinner />}
          {t('openStore.next')}
        </button>
      </div>
    </Form>
  )
}
