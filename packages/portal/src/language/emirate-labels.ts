import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'

export const EMIRATE_WORD: Record<Emirate, Key> = {
  sharjah: 'device.emirateSharjah',
  dubai: 'device.emirateDubai',
  abuDhabi: 'device.emirateAbuDhabi',
  ajman: 'device.emirateAjman',
  rasAlKhaimah: 'device.emirateRasAlKhaimah',
  fujairah: 'device.emirateFujairah',
  ummAlQuwain: 'device.emirateUmmAlQuwain',
}
