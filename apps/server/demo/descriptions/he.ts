import type { Phrases, Told } from './phrases.ts'

export function hoursInHebrew(hours: number, number: (value: number) => string): string {
  if (hours === 1) return 'שעת עבודה אחת'
  return hours === 2 ? 'שעתיים' : `${number(hours)} שעות עבודה`
}

function meter({ workHours, mileageKm, number }: Told): string | null {
  if (workHours !== null) return hoursInHebrew(workHours, number)
  return mileageKm === null ? null : `${number(mileageKm)} ק״מ`
}

const PARTS = { undercarriage: 'מערכת הזחלים', tyres: 'הצמיגים' }

export const he: Phrases = {
  made(told) {
    const { yearMade, gear } = told
    const shown = meter(told)
    const rest = gear ? `, יתרת ${PARTS[gear.part]} ${gear.left}%` : ''
    const made = `שנת ייצור ${yearMade}`
    if (shown === null) return [`${made}${rest}.`, `${made}${rest}.`]
    return [`${made}, במונה ${shown}${rest}.`, `המונה מראה ${shown}${rest}.`]
  },
  condition: {
    A: ['דירוג A: מצב כמו חדש.', 'הכלי כמו חדש ומדורג A.'],
    B: ['דירוג B: מצב טוב.', 'הכלי במצב טוב ומדורג B.'],
    C: ['דירוג C: מצב כשיר לעבודה.', 'הכלי מוכן לעבודה ומדורג C.'],
    D: ['דירוג D: יש לתקן לפני שימוש.', 'הכלי דורש תיקון ומדורג D.'],
    E: ['דירוג E: למכירה לחלקי חילוף.', 'הכלי נמכר לחלקי חילוף ומדורג E.'],
  },
  ownership: {
    own: ['בבעלות המוכר.', 'הכלי בבעלות המוכר.'],
    consigned: ['במכירה עבור הבעלים.', 'הכלי נמכר עבור בעליו.'],
  },
  papers: {
    freeZone: ['באזור סחר חופשי, המכס לא שולם.', 'הכלי באזור סחר חופשי והמכס עליו לא שולם.'],
    dutyPaid: ['המכס שולם.', 'המכס על הכלי שולם באיחוד האמירויות.'],
    uaeRegistered: ['רישום באיחוד האמירויות.', 'הכלי רשום באיחוד האמירויות.'],
    exportOnly: ['לייצוא בלבד.', 'הכלי נמכר לייצוא בלבד.'],
  },
  place: ({ yard, emirateName }) => [
    `לצפייה ב${yard.hebrew}, ${emirateName}.`,
    `אפשר לראות את הכלי ב${yard.hebrew}, ${emirateName}.`,
  ],
}
