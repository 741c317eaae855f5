import { CHAT_TEXT_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useT } from '#kit/text/use-t.ts'

interface ComposerProps {
  text: string
  onText: (text: string) => void
  onSend: (text: string) => void
  /** Returns why the picture was refused. */
  onPicture: (file: File) => Promise<string | undefined>
  field: RefObject<HTMLTextAreaElement | null>
  isDisabled: boolean
}

/** On a desk Enter sends; on a phone it starts a line, because its keyboard has no Shift+Enter. */
const isDesk = () => matchMedia('(width >= 1024px)').matches

function PictureButton({ onPicture, onFault, isDisabled }: PictureButtonProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    onFault(undefined)
    onFault(await onPicture(file))
    setIsBusy(false)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          void choose(file).then(() => (currentTarget.value = ''))
        }}
      />
      <button
        type="button"
        aria-label={isBusy ? t('chat.sendingPhoto') : t('chat.addPhoto')}
        disabled={isDisabled}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
        className={buttonLook({ tone: 'quiet', isSquare: true })}
      >
        {isBusy ? <Spinner /> : <Icon name="image" />}
      </button>
      <span role="status" className="sr-only">
        {isBusy && t('chat.sendingPhoto')}
      </span>
    </>
  )
}

interface PictureButtonProps extends Pick<ComposerProps, 'onPicture' | 'isDisabled'> {
  onFault: (fault: string | undefined) => void
}

/** Writes a message. What is typed stays until it is sent. */
export function Composer(props: ComposerProps) {
  const t = useT()
  const faultId = useId()
  const { text, onText, onSend, onPicture, field, isDisabled } = props
  const [fault, setFault] = useState<string>()
  const send = () => {
    if (isDisabled) return
    const written = text.trim()
    setFault(written === '' ? t('error.chatBlank') : undefined)
    if (written === '') return
    onText('')
    onSend(written)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
    field.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isDesk())
      return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={handleSubmit}
      className="grid gap-1 border-t border-line bg-raised px-3 py-2 pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      {fault !== undefined && (
        <p id={faultId} role="alert" className="text-micro text-refused">
          {fault}
        </p>
      )}
      <div className="flex items-end gap-2">
        <PictureButton onPicture={onPicture} onFault={setFault} isDisabled={isDisabled} />
        <label className={fieldBox()}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            value={text}
            maxLength={CHAT_TEXT_MAX}
            disabled={isDisabled}
            onChange={({ currentTarget }) => {
              setFault(undefined)
              onText(currentTarget.value)
            }}
            onKeyDown={handleKeyDown}
            placeholder={t('chat.placeholder')}
            aria-label={t('chat.message')}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : faultId}
            className={`${FIELD_BARE} field-sizing-content max-h-40 resize-none py-2.5`}
          />
        </label>
        <button
          type="submit"
          aria-label={t('chat.send')}
          disabled={isDisabled}
          className={buttonLook({ tone: 'ink', isSquare: true })}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}
