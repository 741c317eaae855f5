import type { LocaleCode } from '@ironsouq/i18n/locales'

type Everywhere<T> = Readonly<Record<LocaleCode, T>>

/** For drivers of low-beds: the gate and its clear height in metres. */
export const LOW_BED: Everywhere<(gate: number, height: string) => string> = {
  en: (gate, height) => `gate ${gate}, ${height} m clear height`,
  ar: (gate, height) => `البوابة ${gate}، الارتفاع الحر ${height} م`,
  zh_CN: (gate, height) => `${gate} 号门，净高 ${height} 米`,
  zh_HK: (gate, height) => `${gate} 號閘，淨高 ${height} 米`,
  de: (gate, height) => `Tor ${gate}, ${height.replace('.', ',')} m Durchfahrtshöhe`,
  fr: (gate, height) => `porte ${gate}, hauteur libre ${height.replace('.', ',')} m`,
  es: (gate, height) => `puerta ${gate}, altura libre ${height.replace('.', ',')} m`,
  pt: (gate, height) => `portão ${gate}, altura livre ${height.replace('.', ',')} m`,
  ko: (gate, height) => `${gate}번 게이트, 통과 높이 ${height} m`,
  he: (gate, height) => `שער ${gate}, גובה חופשי ${height} מ׳`,
}

/** What visitors need at the gate. */
export const BRING: Everywhere<string> = {
  en: 'gate pass or booking, ID, safety shoes',
  ar: 'تصريح دخول أو حجز، بطاقة هوية، حذاء سلامة',
  zh_CN: '入场证或预约凭证、身份证件、安全鞋',
  zh_HK: '入閘證或預約紀錄、身份證明文件、安全鞋',
  de: 'Passierschein oder Buchung, Ausweis, Sicherheitsschuhe',
  fr: 'laissez-passer ou réservation, pièce d’identité, chaussures de sécurité',
  es: 'pase de entrada o reserva, documento de identidad, calzado de seguridad',
  pt: 'passe de entrada ou agendamento, documento de identidade, calçado de segurança',
  ko: '출입증 또는 예약 확인서, 신분증, 안전화',
  he: 'אישור כניסה או הזמנה, תעודה מזהה, נעלי בטיחות',
}

const NAMES = {
  newYear: {
    en: 'New Year’s Day',
    ar: 'رأس السنة الميلادية',
    zh_CN: '元旦',
    zh_HK: '元旦',
    de: 'Neujahr',
    fr: 'Jour de l’An',
    es: 'Año Nuevo',
    pt: 'Ano-Novo',
    ko: '새해 첫날',
    he: 'ראש השנה האזרחית',
  },
  national: {
    en: 'Eid Al Etihad (National Day)',
    ar: 'عيد الاتحاد (اليوم الوطني)',
    zh_CN: '联邦日（国庆节）',
    zh_HK: '聯邦日（國慶日）',
    de: 'Eid Al Etihad (Nationalfeiertag)',
    fr: 'Eid Al Etihad (fête nationale)',
    es: 'Eid Al Etihad (Día Nacional)',
    pt: 'Eid Al Etihad (Dia Nacional)',
    ko: '이드 알 에티하드(국경일)',
    he: 'עיד אל־אתחאד (היום הלאומי)',
  },
  ramadan: {
    en: 'Ramadan',
    ar: 'شهر رمضان',
    zh_CN: '斋月',
    zh_HK: '齋戒月',
    de: 'Ramadan',
    fr: 'Ramadan',
    es: 'Ramadán',
    pt: 'Ramadã',
    ko: '라마단',
    he: 'רמדאן',
  },
  fitr: {
    en: 'Eid Al Fitr',
    ar: 'عيد الفطر',
    zh_CN: '开斋节',
    zh_HK: '開齋節',
    de: 'Eid al-Fitr',
    fr: 'Aïd el-Fitr',
    es: 'Eid al-Fitr',
    pt: 'Eid al-Fitr',
    ko: '이드 알피트르',
    he: 'עיד אל־פיטר',
  },
  adha: {
    en: 'Arafat Day and Eid Al Adha',
    ar: 'يوم عرفة وعيد الأضحى',
    zh_CN: '阿拉法特日和宰牲节',
    zh_HK: '阿拉法特日和宰牲節',
    de: 'Arafat-Tag und Eid al-Adha',
    fr: 'Jour d’Arafat et Aïd el-Adha',
    es: 'Día de Arafat y Eid al-Adha',
    pt: 'Dia de Arafat e Eid al-Adha',
    ko: '아라파트의 날과 이드 알아드하',
    he: 'יום ערפאת ועיד אל־אדחא',
  },
  hijri: {
    en: 'Islamic New Year',
    ar: 'رأس السنة الهجرية',
    zh_CN: '伊斯兰新年',
    zh_HK: '伊斯蘭新年',
    de: 'Islamisches Neujahr',
    fr: 'Nouvel An musulman',
    es: 'Año Nuevo islámico',
    pt: 'Ano-Novo islâmico',
    ko: '이슬람 새해',
    he: 'ראש השנה המוסלמית',
  },
  mawlid: {
    en: 'Prophet’s Birthday',
    ar: 'المولد النبوي الشريف',
    zh_CN: '圣纪节',
    zh_HK: '聖紀節',
    de: 'Geburtstag des Propheten',
    fr: 'Naissance du Prophète',
    es: 'Nacimiento del Profeta',
    pt: 'Aniversário do Profeta',
    ko: '예언자 탄신일',
    he: 'הולדת הנביא',
  },
} as const satisfies Record<string, Everywhere<string>>

const days = (
  name: keyof typeof NAMES,
  firstDay: string,
  lastDay: string,
  isConfirmed: boolean,
) => ({
  names: NAMES[name],
  effect: name === 'ramadan' ? ('ramadan' as const) : ('closed' as const),
  firstDay,
  lastDay,
  isConfirmed,
})

/** The moon decides the Islamic ones: they are expected until they are announced. */
export const HOLIDAYS = [
  days('national', '2026-12-02', '2026-12-03', true),
  days('newYear', '2027-01-01', '2027-01-01', true),
  days('ramadan', '2027-02-08', '2027-03-09', false),
  days('fitr', '2027-03-10', '2027-03-12', false),
  days('adha', '2027-05-15', '2027-05-18', false),
  days('hijri', '2027-06-06', '2027-06-06', false),
  days('mawlid', '2027-08-15', '2027-08-15', false),
  days('national', '2027-12-02', '2027-12-03', true),
  days('newYear', '2028-01-01', '2028-01-01', true),
]
