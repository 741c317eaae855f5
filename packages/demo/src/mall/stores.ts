import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { type GroupCode, groupCodes } from './tree.ts'

/** A shop that exists only here. */
export interface DemoStore {
  /** The code of its seller. */
  code: string
  latin: string
  arabic: string
  hebrew: string
  emirate: Emirate
  area: string
  areaArabic: string
  sinceYear: number
  sells: readonly GroupCode[]
  /** How many products it has, compared with the others. */
  size: number
  isOwn: boolean
}

type Place = readonly [emirate: Emirate, area: string, arabic: string]

const PLACES = {
  sajaa: ['sharjah', 'Al Sajaa', 'الصجعة'],
  area5: ['sharjah', 'Industrial Area 5', 'المنطقة الصناعية 5'],
  area13: ['sharjah', 'Industrial Area 13', 'المنطقة الصناعية 13'],
  khor: ['dubai', 'Ras Al Khor', 'رأس الخور'],
  aweer: ['dubai', 'Al Aweer', 'العوير'],
  dip: ['dubai', 'Dubai Investments Park', 'مجمع دبي للاستثمار'],
  quoz: ['dubai', 'Al Quoz', 'القوز'],
  deira: ['dubai', 'Deira', 'ديرة'],
  mussafah: ['abuDhabi', 'Mussafah', 'مصفح'],
  icad: ['abuDhabi', 'ICAD', 'مدينة أبوظبي الصناعية'],
  ain: ['abuDhabi', 'Al Ain Sanaiya', 'صناعية العين'],
  jurf: ['ajman', 'Al Jurf', 'الجرف'],
  ghail: ['rasAlKhaimah', 'Al Ghail', 'الغيل'],
  hayl: ['fujairah', 'Al Hayl', 'الحيل'],
  thuoob: ['ummAlQuwain', 'Umm Al Thuoob', 'أم الثعوب'],
} as const satisfies Record<string, Place>

type Row = readonly [
  code: string,
  latin: string,
  arabic: string,
  place: keyof typeof PLACES,
  sinceYear: number,
  size: number,
  sells: readonly GroupCode[],
  hebrew: string,
]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['ironsouq',           'Ironsouq Workshop',         'ورشة آيرون سوق',            'sajaa',    2019, 9, groupCodes,                                         'סדנת Ironsouq'],
  ['grey-heron-filters', 'Grey Heron Filters',        'البلشون الرمادي للفلاتر',    'khor',     2011, 8, ['filters', 'oils'],                                'גריי הרון פילטרס'],
  ['ironwood-wear',      'Ironwood Wear Parts',       'آيرون وود لقطع التآكل',      'jurf',     2009, 8, ['teeth', 'undercarriage', 'mall-attachments'],     'איירונווד חלקי שחיקה'],
  ['salt-coast-hyd',     'Salt Coast Hydraulics',     'ساحل الملح للهيدروليك',      'mussafah', 2007, 7, ['hydraulics', 'oils', 'filters'],                  'סולט קוסט הידראוליקס'],
  ['red-lantern',        'Red Lantern Electric',      'المشكاة الحمراء للكهرباء',   'deira',    2013, 6, ['electrical', 'cab'],                              'רד לנטרן אלקטריק'],
  ['basalt-site',        'Basalt Site Supply',        'بازلت لتوريدات المواقع',     'quoz',     2015, 4, ['safety', 'tools', 'lifting'],                     'בזלת אספקה לאתרים'],
  ['tall-palm-tools',    'Tall Palm Tools',           'النخلة العالية للعدد',       'area5',    2012, 4, ['tools', 'safety'],                                'טול פאלם כלים'],
  ['dune-track',         'Dune Track Parts',          'مسار الكثبان لقطع الغيار',    'area13',   2006, 6, ['undercarriage', 'teeth'],                         'דיון טראק'],
  ['gulf-bearing-lane',  'Pearl Lane Engine Parts',   'درب اللؤلؤ لقطع المحركات',   'area5',    2003, 6, ['engine', 'filters'],                              'פרל ליין חלקי מנוע'],
  ['north-creek',        'North Creek Turbo',         'الخور الشمالي للتوربو',      'aweer',    2014, 4, ['engine', 'electrical'],                           'נורת׳ קריק טורבו'],
  ['acacia-oils',        'Acacia Lubricants',         'أكاسيا لزيوت التشحيم',       'dip',      2010, 4, ['oils'],                                           'אקציה שמנים'],
  ['sandstone-tyres',    'Sandstone Tyres',           'الحجر الرملي للإطارات',      'khor',     2008, 5, ['tyres'],                                          'סנדסטון צמיגים'],
  ['blue-dhow-tyres',    'Blue Dhow Tyre House',      'بيت الإطارات الدهو الأزرق',  'mussafah', 2012, 4, ['tyres'],                                          'בלו דאו צמיגים'],
  ['oryx-attachments',   'Oryx Attachments',          'المها لملحقات المعدات',      'aweer',    2005, 5, ['mall-attachments', 'teeth'],                      'אוריקס אביזרים'],
  ['falcon-breakers',    'Falcon Breaker Centre',     'مركز الصقر للمطارق',         'sajaa',    2011, 4, ['mall-attachments', 'hydraulics'],                 'פלקון פטישים'],
  ['wadi-seals',         'Wadi Seal House',           'بيت جلود الوادي',            'area13',   2009, 5, ['hydraulics'],                                     'ואדי אטמים'],
  ['mirage-hose',        'Mirage Hose Workshop',      'ورشة السراب للخراطيم',       'icad',     2016, 4, ['hydraulics'],                                     'מיראז׳ צינורות'],
  ['silver-ghaf',        'Silver Ghaf Batteries',     'الغاف الفضي للبطاريات',      'deira',    2017, 4, ['electrical'],                                     'סילבר ע׳אף מצברים'],
  ['clear-night',        'Clear Night Lighting',      'الليل الصافي للإضاءة',       'quoz',     2018, 3, ['electrical', 'cab', 'safety'],                    'קליר נייט תאורה'],
  ['anchor-rigging',     'Anchor Point Rigging',      'نقطة الارتكاز لمعدات الرفع', 'dip',      2004, 3, ['lifting', 'safety'],                              'אנקור פוינט הרמה'],
  ['eastern-filter',     'Eastern Filter Trading',    'الشرقية لتجارة الفلاتر',     'hayl',     2010, 4, ['filters'],                                        'איסטרן פילטר'],
  ['hatta-road-parts',   'Hatta Road Parts',          'طريق حتا لقطع الغيار',       'aweer',    2002, 7, ['filters', 'engine', 'undercarriage'],             'האטה רואד חלקים'],
  ['two-harbours',       'Two Harbours Machinery',    'المرفآن لقطع الآليات',       'khor',     2013, 6, ['engine', 'hydraulics', 'electrical'],             'טו הארבורס'],
  ['stone-bridge',       'Stone Bridge Undercarriage', 'جسر الحجر لقطع الجنزير',    'sajaa',    2008, 6, ['undercarriage'],                                  'סטון ברידג׳ מזקו״ם'],
  ['green-oasis',        'Green Oasis Oils',          'الواحة الخضراء للزيوت',      'ain',      2014, 3, ['oils', 'filters'],                                'גרין אואזיס'],
  ['liwa-machine-parts', 'Liwa Machine Parts',        'ليوا لقطع الآليات',          'mussafah', 2001, 7, ['filters', 'undercarriage', 'hydraulics'],         'ליווה חלקי כלים'],
  ['white-tower',        'White Tower Cab Parts',     'البرج الأبيض لقطع الكبائن',  'area5',    2016, 4, ['cab', 'electrical'],                              'וייט טאואר'],
  ['coral-site-safety',  'Coral Site Safety',         'المرجان لسلامة المواقع',     'jurf',     2019, 3, ['safety'],                                         'קורל בטיחות'],
  ['camel-rock-teeth',   'Camel Rock Teeth',          'صخرة الجمل للأسنان',         'ghail',    2010, 4, ['teeth', 'mall-attachments'],                      'קאמל רוק שיניים'],
  ['seven-springs',      'Seven Springs Hydraulics',  'الينابيع السبعة للهيدروليك', 'ghail',    2012, 4, ['hydraulics', 'filters'],                          'סבן ספרינגס'],
  ['desert-rose-parts',  'Desert Rose Parts',         'وردة الصحراء لقطع الغيار',    'thuoob',   2015, 4, ['engine', 'filters'],                              'דזרט רוז חלקים'],
  ['harbour-light',      'Harbour Light Electric',    'ضوء المرفأ للكهرباء',        'icad',     2011, 4, ['electrical'],                                     'הארבור לייט'],
  ['al-noor-diesel',     'Morning Star Diesel',       'نجمة الصباح للديزل',         'area13',   2005, 5, ['engine'],                                         'מורנינג סטאר דיזל'],
  ['copper-gate',        'Copper Gate Radiators',     'بوابة النحاس للرديترات',     'area5',    2007, 4, ['engine'],                                         'קופר גייט רדיאטורים'],
  ['tern-tools',         'Tern Tools and Testing',    'الخرشنة للعدد والفحص',       'dip',      2017, 3, ['tools', 'services'],                              'טרן כלים'],
  ['mobile-wrench',      'Mobile Wrench Services',    'المفتاح المتنقل للخدمات',    'quoz',     2018, 3, ['services', 'tools'],                              'מובייל רנץ׳'],
  ['khaleej-lab',        'Clear Drop Oil Laboratory', 'القطرة الصافية لفحص الزيوت', 'dip',      2016, 2, ['services', 'oils'],                               'קליר דרופ מעבדה'],
  ['yellow-iron',        'Yellow Iron Spares',        'الحديد الأصفر لقطع الغيار',   'sajaa',    2004, 7, ['undercarriage', 'engine', 'filters'],             'ילו איירון'],
  ['han-river-parts',    'Han River Parts',           'نهر هان لقطع الغيار',         'khor',     2013, 5, ['undercarriage', 'hydraulics', 'engine'],          'האן ריבר חלקים'],
  ['east-gate-parts',    'East Gate Machine Parts',   'بوابة الشرق لقطع الآليات',   'dip',      2015, 5, ['filters', 'engine', 'electrical'],                'איסט גייט'],
]

/** Forty, the first of them our own. */
export const demoStores: readonly DemoStore[] = ROWS.map(
  ([code, latin, arabic, place, sinceYear, size, sells, hebrew], n) => {
    const [emirate, area, areaArabic] = PLACES[place]
    const isOwn = n === 0
    return { code, latin, arabic, hebrew, emirate, area, areaArabic, sinceYear, size, sells, isOwn }
  },
)
