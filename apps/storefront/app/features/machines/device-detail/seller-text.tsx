import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { useT } from '#kit/text/use-t.ts'
import { useTextLanguage } from './text-language.ts'

/** The seller's own text, unchanged. */
function SellersNote({ note }: { note: NonNullable<Device['note']> }) {
  const t = useT()
  const { attributes, name } = useTextLanguage(note)
  return (
    <blockquote className="grid max-w-read gap-1 border-s-3 border-line-strong ps-4">
      <p {...attributes} className="text-body whitespace-pre-line">
        {note.text}
      </p>
      <footer className="text-micro text-ink-muted">
        {name === null
          ? t('deviceDetail.sellersNote')
          : t('deviceDetail.sellersNoteIn', { language: name })}
      </footer>
    </blockquote>
  )
}

export function SellerText({ device: { description, note } }: { device: Device }) {
  const t = useT()
  if (description === '' && note === null) return null
  return (
    <section aria-labelledby="description" className="grid gap-4">
      <h2
        id="description"
        className="border-t-2 border-ink pt-3 text-lead font-bold tracking-tight"
      >
        {t('device.headingDescription')}
      </h2>
      {description !== '' && (
        <p dir="auto" className="max-w-read text-body whitespace-pre-line">
          {description}
        </p>
      )}
      {note && <SellersNote note={note} />}
    </section>
  )
}
