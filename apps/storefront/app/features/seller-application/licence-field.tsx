import { LICENCE_TYPES } from '@ironsouq/contract/seller-application/seller-application.limits'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useId, useRef, useState } from 'react'
import { useT } from '#kit/text/use-t.ts'

interface Chosen {
  file: File
  /** Empty while it is being uploaded, or when that failed. */
  ticket: string
  fault?: string
}

/** The file is uploaded as soon as it is chosen; the form carries its ticket. */
export function LicenceField({ error }: { error: string | undefined }) {
  const t = useT()
  const id = useId()
  const hidden = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  // A hidden input sends no event when its value changes, and the form removes its message on one.
  const report = () => hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  const choose = async (file: File | undefined) => {
    if (!file) return
    setChosen({ file, ticket: '' })
    const { sendLicence } = await import('./send-licence.ts')
    const { ticket = '', fault } = await sendLicence(file, t)
    const sent = { file, ticket, ...(fault !== undefined && { fault }) }
    // Another file may have been chosen in the meantime.
    setChosen((now) => (now?.file === file ? sent : now))
    report()
  }
  const isUploading = chosen?.ticket === '' && chosen.fault === undefined
  const fault = isUploading ? undefined : (chosen?.fault ?? error)
  const state = isUploading ? 'uploading' : chosen?.ticket && 'uploaded'
  return (
    <div className="grid gap-1">
      <span id={`${id}-label`} className="text-small font-medium">
        {t('sellerApplication.licence')}
      </span>
      <input ref={hidden} type="hidden" name="licence" value={chosen?.ticket ?? ''} />
      <label
        className={`flex min-h-18 cursor-pointer items-center gap-3 rounded-box border border-dashed p-3 focus-within:outline-3 focus-within:outline-focus hover:border-ink ${fault === undefined ? 'border-line-strong' : 'border-refused'}`}
      >
        <Icon name="doc" />
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">
            {chosen ? <bdi>{chosen.file.name}</bdi> : t('sellerApplication.choose')}
          </span>
          <span id={`${id}-state`} role="status" className="text-micro text-ink-muted">
            {state ? t(`sellerApplication.${state}`) : t('sellerApplication.licenceHelp')}
          </span>
        </span>
        <input
          type="file"
          accept={LICENCE_TYPES.join(',')}
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
