import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useT } from '#kit/text/use-t.ts'
import type { ConsultWith } from './parts/chat-path.ts'

interface StartPaneProps {
  start: ConsultWith
  answer: FormAnswer | undefined
}

/** Starts the consultation by itself; without script by a button. A link alone starts nothing. */
export function StartPane({ start, answer }: StartPaneProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const faults = answer?.faults
  const isRefused = faults !== undefined
  useEffect(() => {
    if (!isRefused && form.current) void submit(form.current, { replace: true })
  }, [submit, isRefused])
  const { consult, ...about } = start
  return (
    <Form ref={form} method="post" replace className="grid content-start gap-4 p-4 lg:p-6">
      <input type="hidden" name="desk" value={consult} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {faults ? (
        <Banner tone="refused" isLive>
          {faults.msg === '' ? t('shell.popupServerProblem') : faults.msg}
        </Banner>
      ) : (
        <p role="status" className="flex items-center gap-2 text-ink-muted">
          <Spinner />
          {t('chat.starting')}
        </p>
      )}
      <button type="submit" className={`${buttonLook({ tone: 'ink' })} justify-self-start`}>
        {t('chat.start')}
      </button>
    </Form>
  )
}
