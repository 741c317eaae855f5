import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Dice } from './random.ts'

/** A firm that exists only here. */
export interface DemoSeller {
  code: string
  latin: string
  arabic: string
  hebrew: string
  sinceYear: number
  /** Null: too few were asked to say. */
  replyMinutes: number | null
  soldCount: number
  claimsUpheld: number
  /** Null: nobody looked at the licence yet. */
  licenceDaysAgo: number | null
  /** The language of their notes. */
  language: LocaleCode
}

type Row = readonly [
  code: string,
  latin: string,
  arabic: string,
  sinceYear: number,
  replyMinutes: number | null,
  soldCount: number,
  claimsUpheld: number,
  licenceDaysAgo: number | null,
  language: LocaleCode,
  hebrew: string,
]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['ironsouq',        'Ironsouq Own Stock',       'معدات آيرون سوق',            2019,   12, 402, 3,   20, 'en',    'המלאי של Ironsouq'],
  ['seven-dunes',     'Seven Dunes Plant',        'الكثبان السبعة للمعدات',      2009,   38, 212, 2,   41, 'ar',    'סבן דיונס פלאנט'],
  ['falaj-heavy',     'Falaj Heavy Equipment',    'الفلج للمعدات الثقيلة',       2004,   55, 318, 4,   66, 'ar',    'פלאג׳ הבי אקוויפמנט'],
  ['grey-heron',      'Grey Heron Machinery',     'البلشون الرمادي للآليات',     2012,   24, 164, 1,   18, 'en',    'גריי הרון משינרי'],
  ['salt-coast',      'Salt Coast Trading',       'ساحل الملح للتجارة',         2007,   90, 141, 2,  112, 'en',    'סולט קוסט טריידינג'],
  ['ghaf-tree',       'Ghaf Tree Equipment',      'شجرة الغاف للمعدات',         2015,   31, 118, 0,   29, 'ar',    'ע׳אף טרי אקוויפמנט'],
  ['red-sill',        'Red Sill Cranes',          'العتبة الحمراء للرافعات',     2006,   47,  86, 1,   54, 'en',    'רד סיל קריינס'],
  ['long-wadi',       'Long Wadi Machines',       'الوادي الطويل للآليات',       2011,  120, 133, 3,   90, 'ar',    'לונג ואדי משינס'],
  ['two-palms',       'Two Palms Rental',         'النخلتان لتأجير المعدات',     2003,   64, 257, 2,   37, 'en',    'טו פאלמס רנטל'],
  ['amber-yard',      'Amber Yard',               'ساحة العنبر',                2018,   19,  72, 0,   12, 'en',    'אמבר יארד'],
  ['east-lantern',    'East Lantern Machinery',   'مشكاة الشرق للآليات',         2014,   28,  95, 1,   73, 'zh_CN', 'איסט לנטרן משינרי'],
  ['jade-boom',       'Jade Boom Equipment',      'جيد بوم للمعدات',            2017,   35,  58, 1,   81, 'zh_CN', 'ג׳ייד בום אקוויפמנט'],
  ['harbour-nine',    'Harbour Nine',             'المرفأ تسعة',                2016,   52,  44, 0,  140, 'zh_HK', 'הארבור ניין'],
  ['han-bridge',      'Han Bridge Heavy',         'جسر هان للمعدات',            2013,   26,  67, 0,   33, 'ko',    'האן ברידג׳ הבי'],
  ['atlas-est',       'Atlas Est Matériel',       'أطلس الشرق للمعدات',         2010,  150,  52, 1,  160, 'fr',    'אטלס אסט מטריאל'],
  ['porto-sul',       'Porto Sul Máquinas',       'بورتو سول للآليات',          2015,  200,  31, 0,   98, 'pt',    'פורטו סול מקינאס'],
  ['sierra-clara',    'Sierra Clara Maquinaria',  'سييرا كلارا للآليات',        2012,  175,  38, 1,  120, 'es',    'סיירה קלרה מקינריה'],
  ['nordhof',         'Nordhof Baumaschinen',     'نوردهوف لآليات البناء',       2008,   42,  61, 0,   47, 'de',    'נורדהוף באומשינן'],
  ['carmel-plant',    'Carmel Plant Sales',       'كرمل لبيع المعدات',          2021,   58,  22, 0,   62, 'he',    'כרמל ציוד כבד'],
  ['pearl-fork',      'Pearl Forklifts',          'لؤلؤة الرافعات الشوكية',      2010,   33, 176, 2,   25, 'en',    'פרל פורקליפטס'],
  ['high-mast',       'High Mast Access',         'الصاري العالي لرافعات الأفراد', 2014,  21, 109, 1,   15, 'en',    'היי מאסט אקסס'],
  ['stone-road',      'Stone Road Plant',         'طريق الحجر للمعدات',         2005,  240, 148, 5,  210, 'ar',    'סטון רואד פלאנט'],
  ['new-quarter',     'New Quarter Auctions',     'الربع الجديد للمزادات',       2023, null,   9, 0,    8, 'en',    'ניו קוורטר'],
  ['dhow-link',       'Dhow Link Export',         'دهو لينك للتصدير',           2019,   75,  83, 2, null, 'ar',    'דאו לינק אקספורט'],
]

export const demoSellers: readonly DemoSeller[] = ROWS.map(
  ([code, latin, arabic, sinceYear, replyMinutes, soldCount, ...rest]) => {
    const [claimsUpheld, licenceDaysAgo, language, hebrew] = rest
    return {
      code,
      latin,
      arabic,
      hebrew,
      sinceYear,
      replyMinutes,
      soldCount,
      claimsUpheld,
      licenceDaysAgo,
      language,
    }
  },
)

/** The marketplace's own stock: its inspectors work for the same company. */
export const HOUSE = 'ironsouq'

const SPECIALISTS: readonly (readonly [seller: string, category: RegExp])[] = [
  ['red-sill', /cranes/],
  ['pearl-fork', /^forklifts/],
  ['high-mast', /lifts$|^telehandlers/],
  ['dhow-link', /trucks|tankers|trailers/],
]
const SPECIALIST_SHARE = 0.45

const sellerOf = (code: string): DemoSeller => {
  const found = demoSellers.find((seller) => seller.code === code)
  if (!found) throw new Error(`the demo data names ${code}, who does not exist`)
  return found
}

const specialists = new Set(SPECIALISTS.map(([code]) => code))
/** Those who sold more have more to sell. */
const general = demoSellers
  .filter(({ code }) => !specialists.has(code) && code !== HOUSE)
  .flatMap((seller) => Array.from({ length: Math.ceil(seller.soldCount / 30) }, () => seller))

/** Who sells a machine: for every third owner it is us, on consignment. */
export function sellerFor(category: string, ownership: 'own' | 'consigned', roll: Dice) {
  if (ownership === 'consigned' && roll.chance(0.35)) return sellerOf(HOUSE)
  const specialist = SPECIALISTS.find(([, sells]) => sells.test(category))
  if (specialist && roll.chance(SPECIALIST_SHARE)) return sellerOf(specialist[0])
  return roll.pick(general)
}
