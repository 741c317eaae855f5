import type { Phrases, Told } from './phrases.ts'

export function hoursInHebrew(hours: number, number: (value: number) => string): string {
  if (hours === 1) return 'שעת עבודה אחת'
  return hours === 2 ? 'שעתיים' : `${number(hours)} שעות עבודה`
}

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null) return hoursInHebrew(workHours, number)
  return mileageKm === null ? null : `${number(mileageKm)} ק״מ`
}

const PARTS = { undercarriage: 'המזקו״ם', tyres: 'הצמיגים' }

export const he: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `, יתרת ${PARTS[gear.part]} ${gear.left}%` : ''
    const made = `שנת ייצור ${yearMade}`
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    return [`${made}, במד ${shown}${rest}.`, `המד מראה ${shown}${rest}.`]
  },
  condition: {
    A: ['דירוג A: כמו חדש.', 'הכלי כמו חדש ומדורג A.'],
    B: ['דירוג B: מצב טוב.', 'הכלי במצב טוב ומדורג B.'],
    C: ['דירוג C: מוכן לעבודה.', 'הכלי מוכן לעבודה ומדורג C.'],
    D: ['דירוג D: דורש תיקון לפני שימוש.', 'הכלי דורש תיקון ומדורג D.'],
    E: ['דירוג E: לפירוק.', 'הכלי נמכר לחלקי חילוף ומדורג E.'],
  },
  ownership: {
    own: ['בבעלות המוכר.', 'הכלי בבעלות המוכר.'],
    consigned: ['נמכר בקונסיגנציה.', 'הכלי נמכר בקונסיגנציה עבור בעליו.'],
  },
  papers: {
    freeZone: ['באזור סחר חופשי, המכס לא שולם.', 'הכלי באזור סחר חופשי והמכס עליו לא שולם.'],
    dutyPaid: ['המכס שולם.', 'המכס על הכלי שולם באיחוד האמירויות.'],
    uaeRegistered: ['רשום באיחוד האמירויות.', 'הכלי רשום באיחוד האמירויות.'],
    exportOnly: ['לייצוא בלבד.', 'הכלי נמכר לייצוא בלבד.'],
  },
  place: ({ yard, emirateName }) => [
    `אפשר לראות ב${yard.hebrew}, ${emirateName}.`,
    `אפשר לראות את הכלי ב${yard.hebrew}, ${emirateName}.`,
  ],
}
