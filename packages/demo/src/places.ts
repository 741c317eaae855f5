import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { type YardContact, yardContact } from './yard-contacts.ts'

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

export interface Yard extends YardContact {
  code: string
  name: string
  /** As its signs say it. */
  arabic: string
  /** Other languages keep the Latin letters. */
  hebrew: string
  latitude: number
  longitude: number
  freeZone: boolean
}

type Row = readonly [
  emirate: Emirate,
  code: string,
  name: string,
  arabic: string,
  latitude: number,
  longitude: number,
  hebrew: string,
]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['sharjah',      'al-sajaa',               'Al Sajaa',                  'الصجعة',                      25.329, 55.627, 'א־סג׳עה'],
  ['sharjah',      'industrial-area-5',      'Industrial Area 5',         'المنطقة الصناعية 5',          25.327, 55.405, 'אזור תעשייה 5'],
  ['sharjah',      'industrial-area-13',     'Industrial Area 13',        'المنطقة الصناعية 13',         25.302, 55.425, 'אזור תעשייה 13'],
  ['sharjah',      'hamriyah-free-zone',     'Hamriyah Free Zone',        'المنطقة الحرة بالحمرية',      25.464, 55.486, 'אזור הסחר החופשי אל־חמריה'],
  ['dubai',        'ras-al-khor',            'Ras Al Khor',               'رأس الخور',                   25.178, 55.365, 'ראס אל־ח׳ור'],
  ['dubai',        'al-aweer',               'Al Aweer',                  'العوير',                      25.168, 55.544, 'אל־עוויר'],
  ['dubai',        'dubai-investments-park', 'Dubai Investments Park',    'مجمع دبي للاستثمار',          24.999, 55.165, 'דובאי אינווסטמנטס פארק'],
  ['dubai',        'jebel-ali-free-zone',    'Jebel Ali Free Zone',       'المنطقة الحرة لجبل علي',      24.985, 55.088, 'אזור הסחר החופשי ג׳בל עלי'],
  ['abuDhabi',     'mussafah',               'Mussafah',                  'مصفح',                        24.359, 54.483, 'מוספח'],
  ['abuDhabi',     'icad',                   'ICAD',                      'مدينة أبوظبي الصناعية',       24.31,  54.49,  'עיר התעשייה אבו דאבי'],
  ['ajman',        'ajman-new-industrial',   'Ajman New Industrial Area', 'منطقة عجمان الصناعية الجديدة', 25.376, 55.496, 'אזור התעשייה החדש עג׳מאן'],
  ['rasAlKhaimah', 'al-ghail',               'Al Ghail',                  'الغيل',                       25.411, 55.99,  'אל־ע׳ייל'],
  ['fujairah',     'al-hayl',                'Al Hayl',                   'الحيل',                       25.09,  56.27,  'אל־חיל'],
  ['ummAlQuwain',  'umm-al-thuoob',          'Umm Al Thuoob',             'أم الثعوب',                   25.485, 55.66,  'אום א־ת׳עוב'],
]

const yardsOf = (wanted: Emirate): readonly Yard[] =>
  ROWS.flatMap(([emirate, code, name, arabic, latitude, longitude, hebrew], n) =>
    emirate === wanted
      ? {
          code,
          name,
          arabic,
          hebrew,
          latitude,
          longitude,
          freeZone: name.endsWith('Free Zone'),
          ...yardContact(code, emirate, n),
        }
      : [],
  )

export const YARDS: Record<Emirate, readonly Yard[]> = {
  sharjah: yardsOf('sharjah'),
  dubai: yardsOf('dubai'),
  abuDhabi: yardsOf('abuDhabi'),
  ajman: yardsOf('ajman'),
  rasAlKhaimah: yardsOf('rasAlKhaimah'),
  fujairah: yardsOf('fujairah'),
  ummAlQuwain: yardsOf('ummAlQuwain'),
}

interface Written {
  latin: string
  arabic: string
  hebrew: string
}

/** A name as each language writes it: two have letters of their own, the others keep the Latin. */
export function namesOf({ latin, arabic, hebrew }: Written): Record<LocaleCode, string> {
  const own: Partial<Record<LocaleCode, string>> = { ar: arabic, he: hebrew }
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, own[locale] ?? latin])) as Record<
    LocaleCode,
    string
  >
}

/** Under which the packs keep the name of an emirate. */
export const emirateKey = (emirate: Emirate): Key => `device.emirate${capital(emirate)}`
