import type { Phrases, Told } from './phrases.ts'

const counted = new Intl.PluralRules('ar')

type Forms = Record<Intl.LDMLPluralRule, string>

/** The noun follows the last two figures: 3 to 10 take the plural, the rest the singular. */
const HOURS: Forms = {
  zero: '# ساعة عمل',
  one: 'ساعة عمل واحدة',
  two: 'ساعتا عمل',
  few: '# ساعات عمل',
  many: '# ساعة عمل',
  other: '# ساعة عمل',
}
const KILOMETRES: Forms = {
  zero: '# كيلومتر',
  one: 'كيلومتر واحد',
  two: 'كيلومتران',
  few: '# كيلومترات',
  many: '# كيلومتراً',
  other: '# كيلومتر',
}

const inWords = (forms: Forms) => (value: number, number: (value: number) => string) =>
  forms[counted.select(value)].replace('#', number(value))

export const hoursInArabic = inWords(HOURS)
export const kilometresInArabic = inWords(KILOMETRES)

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null) return hoursInArabic(workHours, number)
  return mileageKm === null ? null : kilometresInArabic(mileageKm, number)
}

const PARTS = { undercarriage: 'الجنزير', tyres: 'الإطارات' }

export const ar: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `، والمتبقي من ${PARTS[gear.part]} ${gear.left}%` : ''
    const made = `سنة الصنع ${yearMade}`
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    return [`${made}، وعلى العداد ${shown}${rest}.`, `على العداد ${shown}${rest}.`]
  },
  condition: {
    A: ['الدرجة A: كالجديدة.', 'المعدة كالجديدة، ودرجتها A.'],
    B: ['الدرجة B: حالة جيدة.', 'حالة المعدة جيدة، ودرجتها B.'],
    C: ['الدرجة C: جاهزة للعمل.', 'المعدة جاهزة للعمل، ودرجتها C.'],
    D: ['الدرجة D: تحتاج إصلاحاً قبل تشغيلها.', 'تحتاج المعدة إصلاحاً، ودرجتها D.'],
    E: ['الدرجة E: قطع غيار.', 'تُباع المعدة كقطع غيار، ودرجتها E.'],
  },
  ownership: {
    own: ['ملك البائع.', 'المعدة ملك للبائع.'],
    consigned: ['تُباع لحساب المالك.', 'تُباع المعدة لحساب مالكها.'],
  },
  papers: {
    freeZone: [
      'في منطقة حرة، والرسوم الجمركية غير مدفوعة.',
      'المعدة في منطقة حرة، ولم تُدفع رسومها الجمركية.',
    ],
    dutyPaid: ['جمرك مدفوع.', 'دُفعت رسوم المعدة الجمركية في الإمارات.'],
    uaeRegistered: ['مسجلة في الإمارات.', 'المعدة مسجلة في الإمارات.'],
    exportOnly: ['للتصدير فقط.', 'المعدة معروضة للتصدير فقط.'],
  },
  place: ({ yard, emirateName }) => [
    `المعاينة في ${yard.arabic}، ${emirateName}.`,
    `يمكن معاينة المعدة في ${yard.arabic}، ${emirateName}.`,
  ],
}
