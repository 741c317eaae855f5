import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { ContactButtons } from '#features/machines/yard/parts/contact-buttons.tsx'
import { useWhatsappHref } from '#features/machines/yard/parts/use-whatsapp-href.ts'
import { useT } from '#kit/text/use-t.ts'

/** A buyer in a hurry need not wait for the review. */
export function Meanwhile({ machine }: { machine: Device }) {
  const t = useT()
  const whatsapp = useWhatsappHref()
  const { phone, whatsapp: number } = machine.yard
  if (!phone && !number) return null
  return (
    <section className="grid gap-2">
      <p className="text-ink-2">{t('inquiry.meanwhile')}</p>
      <ContactButtons phone={phone} whatsappHref={number && whatsapp(number, machine)} />
    </section>
  )
}
