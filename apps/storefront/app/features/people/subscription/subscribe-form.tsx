import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useId } from 'react'
import { Form } from 'react-router'
import { useT } from '#kit/text/use-t.ts'

interface SubscribeFormProps {
  /** The refused input. */
  email?: string
  refusal?: string
}

/** Asks for the address; the error is under the field and describes it for screen readers [FM-3]. */
export function SubscribeForm({ email, refusal }: SubscribeFormProps) {
  const t = useT()
  const id = useId()
  return (
    <Form method="post" className="grid max-w-120 gap-2">
      <label htmlFor={id} className="font-medium">
        {t('subscription.emailLabel')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          dir="ltr"
          defaultValue={email}
          // A refused form has the focus on the wrong field [FM-3].
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after the reader's own mistake
          autoFocus={refusal !== undefined}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-box border border-line-strong bg-raised px-3 text-body aria-[invalid=true]:border-2 aria-[invalid=true]:border-refused"
        />
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {t('subscription.submit')}
        </button>
      </div>
      {refusal !== undefined && (
        <p id={`${id}-refusal`} role="alert" className="text-micro font-medium text-refused">
          {refusal}
        </p>
      )}
    </Form>
  )
}
