import type { LocaleCode } from '@ironsouq/i18n/locales'
import { MEMBERS } from './members.ts'
import { dice } from './random.ts'

/** The dealer whose people can log in to the merchant portal. */
export const DEALER = 'seven-dunes'

/** What becomes of a quote; open ones are still valid. */
type Outcome =
  | 'unanswered'
  | 'answered'
  | 'refused'
  | 'open'
  | 'expired'
  | 'declined'
  | 'countered'
  | 'sold'

export interface DealerInquiry {
  submissionId: string
  account: string
  locale: LocaleCode
  country: string
  hoursAgo: number
  /** Of the machines of the dealer. */
  machine: number
  subject: string
  content: string
  reply: string
  /** Working hours until the dealer answers. */
  replyHours: number
  /** Of the asking price. */
  percent: number
  outcome: Outcome
}

type Words = readonly [subject: string, content: string, reply: string]

/** What buyers ask a dealer, in the languages of the demo members. */
const WORDS: Partial<Record<LocaleCode, readonly Words[]>> = {
  en: [
    [
      'Price loaded on a low-bed',
      'What is your best price loaded on a low-bed? We can inspect on Monday and pay the deposit the same day.',
      'Loading is included. Monday from eight is fine, the keys are at the gate.',
    ],
    [
      'Service history and undercarriage',
      'Please send the service history and photos of the undercarriage with a ruler. We need it for a quarry job.',
      'The last three services are in the book. We measure the chain tomorrow and send the photos here.',
    ],
    [
      'Two machines of this kind',
      'Do you have a second one of the same year? We would take both for a rental fleet.',
      'A second one arrives next week with about the same hours. We can quote both together.',
    ],
  ],
  ar: [
    [
      'أفضل سعر مع التحميل',
      'ما أفضل سعر لديكم شاملاً التحميل؟ نستطيع المعاينة يوم الاثنين ودفع العربون في اليوم نفسه.',
      'التحميل مشمول في السعر. أهلاً بكم يوم الاثنين من الثامنة صباحاً.',
    ],
    [
      'حالة الجنزير وسجل الصيانة',
      'نرجو إرسال سجل الصيانة وصور للجنزير مع القياس. المعدة مطلوبة لمشروع في الفجيرة.',
      'سجل الصيانة مكتمل لآخر ثلاث خدمات. نقيس الجنزير غداً ونرسل الصور هنا.',
    ],
  ],
  fr: [
    [
      'Prix rendu au port',
      'Bonjour, quel est votre prix rendu au port de Jebel Ali, et sous quel délai pouvez-vous charger ?',
      'Bonjour, nous pouvons charger sous dix jours. Le devis suit avec le transport au port.',
    ],
  ],
  de: [
    [
      'Preis ab Platz und Abgasstufe',
      'Was kostet die Maschine ab Platz, und welche Abgasstufe hat sie? Wir brauchen sie für die Einfuhr.',
      'Die Abgasstufe steht auf dem Motorschild, das Foto folgt. Das Angebot ab Platz senden wir heute.',
    ],
  ],
  zh_CN: [
    [
      '到港价格和装船时间',
      '请报到蒙巴萨港的价格，最快什么时候可以装船？',
      '两周内可以装船。报价稍后发给您，含到港运费。',
    ],
  ],
}
const COUNTRIES: Partial<Record<LocaleCode, readonly string[]>> = {
  en: ['AE', 'AE', 'OM', 'SA'],
  ar: ['AE', 'AE', 'SA', 'QA'],
  fr: ['CI'],
  de: ['DE'],
  zh_CN: ['KE'],
}

const COUNT = 28
const [FIRST_DAYS, LAST_DAYS] = [88, 3]
const OUTCOMES: readonly Outcome[] = [
  'expired',
  'declined',
  'refused',
  'sold',
  'countered',
  'expired',
  'declined',
]
/** The latest ones are not decided yet, and no deadline of theirs is over: so many hours ago, the last one first. */
const LATEST: readonly (readonly [Outcome, number])[] = [
  ['unanswered', 2.5],
  ['unanswered', 7],
  ['answered', 22],
  ['open', 46],
  ['open', 70],
  ['open', 100],
]

const submissionOf = (n: number) => `0192f000-0000-7000-8000-00000e${String(n).padStart(6, '0')}`

/** Inquiries about machines of the dealer over 90 days, more of them lately; the same every time. */
export function dealerInquiries(): DealerInquiry[] {
  const roll = dice('inquiries of the dealer')
  const asking = MEMBERS.filter(
    ({ locale, memberForDays }) => WORDS[locale] !== undefined && memberForDays > FIRST_DAYS,
  )
  const later = MEMBERS.filter(({ locale }) => WORDS[locale] !== undefined)
  return Array.from({ length: COUNT }, (_, n) => {
    const passed = ((n + roll.between(0.1, 0.9)) / COUNT) ** 0.8
    const latest = LATEST[COUNT - 1 - n]
    const outcome = latest?.[0] ?? OUTCOMES[n % OUTCOMES.length] ?? 'expired'
    const hoursAgo = latest?.[1] ?? (FIRST_DAYS - passed * (FIRST_DAYS - LAST_DAYS)) * 24
    const members = later.filter(({ memberForDays }) => memberForDays > hoursAgo / 24 + 1)
    const { account, locale } = roll.pick(members.length > 0 ? members : asking)
    const [subject, content, reply] = roll.pick(WORDS[locale] ?? [])
    return {
      submissionId: submissionOf(n),
      account,
      locale,
      country: roll.pick(COUNTRIES[locale] ?? ['AE']),
      hoursAgo,
      machine: roll.whole(0, 999),
      subject,
      content,
      reply,
      replyHours: roll.chance(0.2) ? roll.whole(9, 20) : roll.between(0.4, 5),
      percent: roll.whole(95, 99),
      outcome,
    }
  })
}

/** How many machines of the dealer members look at on a day so long ago: more lately, fewer on Sundays. */
export function viewsOn(daysAgo: number, weekday: number): number {
  const usual = 9 + (FIRST_DAYS - daysAgo) * 0.1
  return Math.round(usual * (weekday === 0 ? 0.5 : 1) * dice(`views ${daysAgo}`).between(0.7, 1.3))
}
