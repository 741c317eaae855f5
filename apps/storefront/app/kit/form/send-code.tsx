import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import type { MouseEvent } from 'react'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { type CodeWait, INTENT, SEND_CODE } from './code-wait.ts'

interface SendCodeProps {
  /** From `useSendCode`. */
  button: {
    secondsLeft: number
    isSending: boolean
    wasSent: boolean
    onClick: (event: MouseEvent<HTMLButtonElement>) => void
  }
  /** A button beside a field, or a line under it. */
  look?: 'button' | 'line'
}

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** Sends a code, then counts down until another can be sent. It keeps its focus meanwhile. */
export function SendCode({ button, look = 'button' }: SendCodeProps) {
  const { secondsLeft, isSending, wasSent, onClick } = button
  const t = useT()
  const isWaiting = secondsLeft > 0
  const words = wasSent ? t('shell.sendCodeAgain') : t('shell.sendCode')
  const line = isWaiting ? 'text-ink-muted' : `${LINK_LOOK} cursor-pointer`
  return (
    <button
      type="submit"
      name={INTENT}
      value={SEND_CODE}
      formNoValidate
      aria-disabled={isWaiting || isSending || undefined}
      {...(isSending && { 'data-pending': '' })}
      onClick={onClick}
      className={`tabular-nums ${look === 'button' ? buttonLook() : `min-h-6 ${line}`}`}
    >
      {isWaiting ? t('shell.sendCodeIn', { clock: clock(secondsLeft) }) : words}
    </button>
  )
}

/**
 * The first button of a form with `SendCode`: Enter presses a form's first button, which must
 * submit the form and not send another code.
 */
export function EnterButton({ intent }: { intent?: string }) {
  return (
    <button
      type="submit"
      {...(intent !== undefined && { name: INTENT, value: intent })}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  )
}

/** When the code was sent and until when it is valid; announced when it changes. */
export function CodeSentNote({ sent }: { sent: CodeWait | undefined }) {
  const t = useT()
  const format = useFormat()
  const words = ({ sentAt, goodMinutes }: CodeWait) =>
    t('shell.codeSent', { at: format.time(sentAt), minutes: goodMinutes })
  return <span role="status">{sent && words(sent)}</span>
}

/** Under a code: what was sent, and how to get another. */
export function CodeLine({
  sent,
  button,
}: Pick<SendCodeProps, 'button'> & { sent: CodeWait | undefined }) {
  return (
    <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 text-micro text-ink-muted">
      <CodeSentNote sent={sent} />
      <SendCode button={button} look="line" />
    </div>
  )
}
