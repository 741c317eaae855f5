import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '#kit/text/use-t.ts'
import type { SentFile } from './upload-document.ts'

interface Chosen {
  file: File
  /** Empty while it is being uploaded, or when that failed. */
  ticket: string
  fault?: string
}

interface FileFieldProps {
  /** Of the hidden input that has the ticket of the uploaded file. */
  name: string
  label: string
  help: string
  /** The types of files that can be chosen. */
  types: readonly string[]
  send: (file: File) => Promise<SentFile>
  error: string | undefined
  icon?: IconName
  /** Shown in place of the invitation to choose: a file was sent before. */
  stored?: ReactNode
}

/** The file is uploaded as soon as it is chosen; the form has its ticket. */
export function FileField(props: FileFieldProps) {
  const { name, label, help, types, send, error, icon = 'doc', stored } = props
  const t = useT()
  const id = useId()
  const hidden = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  // A hidden input sends no event when its value changes, and the form removes its message on one.
  const report = () => hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  const choose = async (file: File | undefined) => {
    if (!file) return
    setChosen({ file, ticket: '' })
    const { ticket = '', fault } = await send(file)
    const sent = { file, ticket, ...(fault !== undefined && { fault }) }
    // Another file may have been chosen in the meantime.
    setChosen((now) => (now?.file === file ? sent : now))
    report()
  }
  const isUploading = chosen?.ticket === '' && chosen.fault === undefined
  const fault = isUploading ? undefined : (chosen?.fault ?? error)
  const isThere = chosen ? chosen.ticket !== '' : stored !== undefined
  const state = isUploading ? 'uploading' : isThere && 'uploaded'
  return (
    <div className="grid content-start gap-1">
      <span id={`${id}-label`} className="text-small font-medium">
        {label}
      </span>
      <input ref={hidden} type="hidden" name={name} value={chosen?.ticket ?? ''} />
      <label
        className={`flex min-h-18 cursor-pointer items-center gap-3 rounded-box border border-dashed p-3 focus-within:outline-3 focus-within:outline-focus hover:border-ink ${fault === undefined ? 'border-line-strong' : 'border-refused'}`}
      >
        <Icon name={icon} />
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">
            {chosen ? <bdi>{chosen.file.name}</bdi> : (stored ?? t('sellerApplication.choose'))}
          </span>
          <span id={`${id}-state`} role="status" className="text-micro text-ink-muted">
            {state ? t(`sellerApplication.${state}`) : help}
          </span>
        </span>
        <input
          type="file"
          accept={types.join(',')}
          aria-labelledby={`${id}-label`}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? `${id}-state` : `${id}-fault`}
          className="sr-only"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className="flex gap-1 text-micro text-refused">
          <Icon name="warn" size="small" />
          {fault}
        </p>
      )}
      <noscript>
        <p className="text-small text-refused">{t('sellerApplication.needsScript')}</p>
      </noscript>
    </div>
  )
}
