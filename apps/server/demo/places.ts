import type { Emirate } from '@ironsouq/contract/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'

/** Of a hundred machines. */
export const EMIRATE_SHARES: Record<Emirate, number> = {
  sharjah: 38,
  dubai: 34,
  abuDhabi: 18,
  rasAlKhaimah: 4,
  ajman: 4,
  fujairah: 1,
  ummAlQuwain: 1,
}

export interface Yard {
  name: string
  /** As its signs say it; other languages keep the Latin letters. */
  arabic: string
  freeZone: boolean
}

const yard = (name: string, arabic: string, { freeZone = false } = {}): Yard => ({
  name,
  arabic,
  freeZone,
})

export const YARDS: Record<Emirate, readonly Yard[]> = {
  sharjah: [
    yard('Al Sajaa', 'الصجعة'),
    yard('Industrial Area 5', 'المنطقة الصناعية 5'),
    yard('Industrial Area 13', 'المنطقة الصناعية 13'),
    yard('Hamriyah Free Zone', 'المنطقة الحرة بالحمرية', { freeZone: true }),
  ],
  dubai: [
    yard('Ras Al Khor', 'رأس الخور'),
    yard('Al Aweer', 'العوير'),
    yard('Dubai Investments Park', 'مجمع دبي للاستثمار'),
    yard('Jebel Ali Free Zone', 'المنطقة الحرة لجبل علي', { freeZone: true }),
  ],
  abuDhabi: [yard('Mussafah', 'مصفح'), yard('ICAD', 'مدينة أبوظبي الصناعية')],
  ajman: [yard('Ajman New Industrial Area', 'منطقة عجمان الصناعية الجديدة')],
  rasAlKhaimah: [yard('Al Ghail', 'الغيل')],
  fujairah: [yard('Al Hayl', 'الحيل')],
  ummAlQuwain: [yard('Umm Al Thuoob', 'أم الثعوب')],
}

const EMIRATE_KEYS = {
  sharjah: 'device.emirateSharjah',
  dubai: 'device.emirateDubai',
  abuDhabi: 'device.emirateAbuDhabi',
  ajman: 'device.emirateAjman',
  rasAlKhaimah: 'device.emirateRasAlKhaimah',
  fujairah: 'device.emirateFujairah',
  ummAlQuwain: 'device.emirateUmmAlQuwain',
} as const satisfies Record<Emirate, Key>

/** Under which the packs keep the name of an emirate. */
export const emirateKey = (emirate: Emirate): Key => EMIRATE_KEYS[emirate]
