import { ApiError } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { CHAT_NOTE_MAX, REPORT_REASONS } from '@ironsouq/contract/deals/chat/chat.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainFrame } from '@ironsouq/ui/primitives/plain-field/plain-frame'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from './chat-call.ts'

interface ReportDialogProps {
  chatId: string
  onClose: () => void
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Reports the conversation to our staff. */
export function ReportDialog({ chatId, onClose }: ReportDialogProps) {
  const t = useT()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState<string>()
  useEffect(() => ref.current?.showModal(), [])
  const send = async (form: FormData) => {
    const reason = REPORT_REASONS.find((each) => each === form.get('reason')) ?? 'other'
    try {
      await chatCall(chatEndpoints.report, { body: { chatId, reason, note: textOf(form, 'note') } })
      toast(t('chat.reported'))
      onClose()
    } catch (err) {
      setFault(err instanceof ApiError ? err.message : t('shell.popupError'))
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget))
  }
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className="inset-0 z-popup m-auto w-full max-w-110 rounded-box bg-raised p-(--gutter) text-ink shadow-raise backdrop:bg-scrim max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none sm:p-6"
    >
      <form onSubmit={handleSubmit} className="grid gap-4">
        <header className="flex items-center justify-between gap-3">
          <h2 id={`${id}-title`} className="text-lead font-bold tracking-tight">
            {t('chat.report')}
          </h2>
          <button
            type="button"
            aria-label={t('common.close')}
            onClick={() => ref.current?.close()}
            className={buttonLook({ tone: 'quiet', isSquare: true })}
          >
            <Icon name="close" />
          </button>
        </header>
        <p className="text-small text-ink-2">{t('chat.reportBody')}</p>
        {fault !== undefined && (
          <p role="alert" className="text-refused">
            {fault}
          </p>
        )}
        <PlainSelect
          name="reason"
          label={t('chat.reason')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`chat.reason_${value}`) }))}
        />
        <PlainFrame id={`${id}-note`} label={t('chat.reportNote')}>
          <span className={fieldBox()}>
            <textarea
              id={`${id}-note`}
              name="note"
              rows={3}
              dir="auto"
              maxLength={CHAT_NOTE_MAX}
              className={`${FIELD_BARE} resize-y py-2.5`}
            />
          </span>
        </PlainFrame>
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {t('chat.reportSend')}
        </button>
      </form>
    </dialog>
  )
}
