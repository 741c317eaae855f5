import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
} from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { useId, useRef, useState } from 'react'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { useT } from '#kit/text/use-t.ts'
import type { DraftFile } from './inquiry-draft.ts'

interface AttachmentsFieldProps {
  files: readonly DraftFile[]
  onChange: (files: readonly DraftFile[]) => void
}

function FileLine({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  const t = useT()
  return (
    <li className="flex min-h-11 items-center gap-2 border-b border-line">
      <Icon name="doc" size="small" />
      <bdi className="min-w-0 flex-1 truncate">{file.fileName}</bdi>
      <button
        type="button"
        aria-label={t('inquiry.removeFile', { name: isolated(file.fileName) })}
        onClick={onRemove}
        className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  )
}

/** Files of a message. They are uploaded at once and checked, so sending the form takes no time. */
export function AttachmentsField({ files, onChange }: AttachmentsFieldProps) {
  const t = useT()
  const help = useId()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<string>()
  const add = async (chosen: readonly File[]) => {
    setError(undefined)
    const { sendAttachment } = await import('./send-attachment.ts')
    let all = files
    for (const file of chosen.slice(0, ATTACHMENTS_MAX - files.length)) {
      setBusy(file.name)
      const sent = await sendAttachment(file, t)
      if (sent.file) onChange((all = [...all, sent.file]))
      else setError(sent.error)
    }
    setBusy(undefined)
  }
  const choose = () => {
    if (isSignedIn()) input.current?.click()
    else openLogin({ purpose: 'quote', afterLogin: () => input.current?.click() })
  }
  return (
    <div className="grid gap-1">
      <input
        type="hidden"
        name="attachmentIds"
        value={JSON.stringify(files.map(({ attachmentId }) => attachmentId))}
      />
      <p className="flex flex-wrap gap-x-2 text-small font-medium">
        {t('inquiry.files')}
        <span className="font-normal text-ink-muted">{t('inquiry.optional')}</span>
      </p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <FileLine
              key={file.attachmentId}
              file={file}
              onRemove={() => onChange(files.filter((each) => each !== file))}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {busy !== undefined && (
          <p className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            {t('inquiry.checkingFile', { name: isolated(busy) })}
          </p>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-micro text-refused">
          {error}
        </p>
      )}
      {files.length < ATTACHMENTS_MAX && busy === undefined && (
        <div>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={ATTACHMENT_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              void add(chosen)
            }}
          />
          <button
            type="button"
            aria-describedby={help}
            onClick={choose}
            className={`${buttonLook({ size: 'dense' })} cursor-pointer`}
          >
            <Icon name="plus" size="small" />
            {t('inquiry.addFile')}
          </button>
        </div>
      )}
      <p id={help} className="text-micro text-ink-muted">
        {t('inquiry.filesHelp', { max: ATTACHMENTS_MAX, megabytes: ATTACHMENT_BYTES_MAX / MB })}
      </p>
    </div>
  )
}
