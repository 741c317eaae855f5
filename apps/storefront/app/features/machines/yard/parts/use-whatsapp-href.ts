import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { whatsappHref } from './contact-href.ts'

type Machine = Pick<DeviceCard, 'deviceId' | 'title' | 'yearMade' | 'stockNo'>

/** A WhatsApp link whose text names the machine, in the visitor's language. */
export function useWhatsappHref() {
  const t = useT()
  const { prefix, publicUrl } = useSiteData()
  return (number: string, { deviceId, title, yearMade, stockNo }: Machine) => {
    const url = publicUrl + joinPath(prefix, `/device-detail/${deviceId}`)
    const text = t('yard.whatsappText', { title, year: String(yearMade), stockNo, url })
    return whatsappHref(number, text)
  }
}
