import type { BranchService } from '@ironsouq/contract/content/branch/branch.enums'
import type { BranchDay, BranchWords } from '@ironsouq/contract/content/branch/branch.schema'
import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import {
  branchCodes,
  holidayCount,
} from '@ironsouq/server/features/content/branch/branch.queries.ts'
import { saveBranch, saveHoliday } from '@ironsouq/server/features/content/branch/branch.service.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { namesOf, YARDS } from '../places.ts'
import { BRING, HOLIDAYS, LOW_BED } from './branch-words.ts'

/** As English, Arabic and Hebrew write it; the other languages keep the Latin letters. */
type Written = readonly [latin: string, arabic: string, hebrew: string]

interface DemoBranch {
  code: string
  /** The yard at the branch, whose pin is the branch's. */
  yard: string
  emirate: Emirate
  name: Written
  area: Written
  street: Written
  building: string | null
  makani?: string
  phone: string
  services: readonly BranchService[]
  week: keyof typeof WEEKS
  /** The gate for low-beds and its clear height in metres. */
  gate?: readonly [number: number, height: string]
}

const at = (hour: number, minute = 0) => hour * 60 + minute
const day = (weekday: number, opensAt: number, closesAt: number) => ({
  weekday,
  opensAt,
  closesAt,
  breakFrom: null,
  breakUntil: null,
})
const workdays = (from: number, to: number) => [1, 2, 3, 4].map((n) => day(n, from, to))
const season = (name: BranchDay['season'], days: readonly Omit<BranchDay, 'season'>[]) =>
  days.map((each) => ({ season: name, ...each }))

/** In Ramadan the working day is two hours shorter; on Friday it ends before the noon prayer. */
const RAMADAN = season('ramadan', [...workdays(at(9), at(15)), day(5, at(9), at(12))])
const FRIDAY = { ...day(5, at(8), at(18)), breakFrom: at(11, 30), breakUntil: at(14, 30) }

const WEEKS = {
  town: [
    ...season('regular', [...workdays(at(8), at(18)), FRIDAY, day(6, at(8), at(14))]),
    ...RAMADAN,
  ],
  freeZone: [...season('regular', [...workdays(at(8), at(17)), day(5, at(8), at(12))]), ...RAMADAN],
  storage: [...season('regular', workdays(at(8), at(16))), ...RAMADAN],
}

// oxfmt-ignore
const BRANCHES: readonly DemoBranch[] = [
  { code: 'al-sajaa', yard: 'al-sajaa', emirate: 'sharjah', name: ['Al Sajaa, main yard', 'الصجعة، الساحة الرئيسية', 'א־סג׳עה, המגרש הראשי'], area: ['Al Sajaa Industrial Area', 'منطقة الصجعة الصناعية', 'אזור התעשייה א־סג׳עה'], street: ['Street 9, Gate 2', 'شارع 9، بوابة 2', 'רחוב 9, שער 2'], building: null, phone: '+97165550141', services: ['viewing', 'inspection', 'collection', 'parts'], week: 'town', gate: [2, '4.5'] },
  { code: 'ras-al-khor', yard: 'ras-al-khor', emirate: 'dubai', name: ['Ras Al Khor', 'رأس الخور', 'ראס אל־ח׳ור'], area: ['Ras Al Khor Industrial Area 2', 'منطقة رأس الخور الصناعية 2', 'אזור התעשייה ראס אל־ח׳ור 2'], street: ['Street 14', 'شارع 14', 'רחוב 14'], building: '48', makani: '35526 83914', phone: '+97145550162', services: ['viewing', 'collection', 'bidder'], week: 'town', gate: [1, '5.0'] },
  { code: 'jebel-ali', yard: 'jebel-ali-free-zone', emirate: 'dubai', name: ['Jebel Ali', 'جبل علي', 'ג׳בל עלי'], area: ['Jebel Ali Free Zone South', 'المنطقة الحرة لجبل علي، جنوب', 'אזור הסחר החופשי ג׳בל עלי, דרום'], street: ['Street S 501', 'شارع S 501', 'רחוב S 501'], building: 'S 50112', makani: '10263 63207', phone: '+97145550170', services: ['exportDocuments', 'collection'], week: 'freeZone', gate: [5, '5.0'] },
  { code: 'mussafah', yard: 'mussafah', emirate: 'abuDhabi', name: ['Mussafah', 'مصفح', 'מוספח'], area: ['Mussafah M-37', 'مصفح M-37', 'מוספח M-37'], street: ['Street 16', 'شارع 16', 'רחוב 16'], building: '112', phone: '+97125550118', services: ['viewing', 'inspection', 'weighbridge'], week: 'town', gate: [1, '4.8'] },
  { code: 'ajman', yard: 'ajman-new-industrial', emirate: 'ajman', name: ['Ajman', 'عجمان', 'עג׳מאן'], area: ['Ajman New Industrial Area', 'منطقة عجمان الصناعية الجديدة', 'אזור התעשייה החדש עג׳מאן'], street: ['Street 22', 'شارع 22', 'רחוב 22'], building: '7', phone: '+97165550133', services: ['viewing', 'parts'], week: 'town' },
  { code: 'umm-al-quwain', yard: 'umm-al-thuoob', emirate: 'ummAlQuwain', name: ['Umm Al Quwain', 'أم القيوين', 'אום אל־קיוויין'], area: ['Umm Al Thuoob Industrial Area', 'منطقة أم الثعوب الصناعية', 'אזור התעשייה אום א־ת׳עוב'], street: ['Street 4', 'شارع 4', 'רחוב 4'], building: '31', phone: '+97165550139', services: ['storage'], week: 'storage', gate: [1, '4.5'] },
  { code: 'al-ghail', yard: 'al-ghail', emirate: 'rasAlKhaimah', name: ['Ras Al Khaimah', 'رأس الخيمة', 'ראס אל־ח׳יימה'], area: ['Al Ghail Industrial Zone', 'منطقة الغيل الصناعية', 'אזור התעשייה אל־ע׳ייל'], street: ['Street 11', 'شارع 11', 'רחוב 11'], building: '5', phone: '+97175550120', services: ['viewing', 'inspection'], week: 'town', gate: [2, '4.8'] },
  { code: 'fujairah', yard: 'al-hayl', emirate: 'fujairah', name: ['Fujairah', 'الفجيرة', 'פוג׳יירה'], area: ['Al Hayl Industrial Area', 'منطقة الحيل الصناعية', 'אזור התעשייה אל־חיל'], street: ['Port road', 'طريق الميناء', 'דרך הנמל'], building: '19', phone: '+97195550109', services: ['exportDocuments', 'collection'], week: 'freeZone' },
]

const written = ([latin, arabic, hebrew]: Written) => namesOf({ latin, arabic, hebrew })

function wordsOf(branch: DemoBranch): Record<LocaleCode, BranchWords> {
  const [names, areas, streets] = [branch.name, branch.area, branch.street].map(written)
  const hasGate = branch.services.includes('viewing') || branch.services.includes('collection')
  return Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      {
        name: names?.[locale] ?? '',
        area: areas?.[locale] ?? '',
        street: streets?.[locale] ?? null,
        landmark: null,
        access: branch.gate ? LOW_BED[locale](...branch.gate) : null,
        bring: hasGate ? BRING[locale] : null,
      },
    ]),
  ) as Record<LocaleCode, BranchWords>
}

const yards = Object.values(YARDS).flat()

async function seedBranch(ctx: Ctx, branch: DemoBranch, position: number): Promise<void> {
  const yard = yards.find(({ code }) => code === branch.yard)
  if (!yard) throw new Error(`the demo has no yard ${branch.yard}`)
  const { code, emirate, building, makani = null, phone, services, week } = branch
  await saveBranch(ctx, {
    code,
    position,
    isShown: true,
    yard: yard.code,
    emirate,
    building,
    unit: null,
    poBox: null,
    makani,
    latitude: yard.latitude,
    longitude: yard.longitude,
    phone,
    whatsapp: yard.whatsapp,
    email: `${code}@branches.example`,
    services: [...services],
    days: [...WEEKS[week]],
    texts: wordsOf(branch),
  })
}

/** The branches at the yards of the demo, and the public holidays of the Emirates. */
export async function seedBranches(ctx: Ctx): Promise<void> {
  const there = await branchCodes(ctx)
  for (const [position, branch] of BRANCHES.entries())
    if (!there.has(branch.code)) await seedBranch(ctx, branch, position)
  if ((await holidayCount(ctx)) > 0) return
  for (const { names, ...holiday } of HOLIDAYS)
    await saveHoliday(ctx, {
      ...holiday,
      texts: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, { name: names[locale] }]),
      ) as Record<LocaleCode, { name: string }>,
    })
}
