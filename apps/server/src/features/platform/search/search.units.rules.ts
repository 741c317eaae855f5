/*
 * Words of ten languages that turn a figure into a filter. They are folded before they are compared,
 * so accents, case and Arabic vowel signs need no variants.
 */

// oxfmt-ignore
export const HOURS = [
  'h', 'hr', 'hrs', 'hour', 'hours', 'working hours', 'work hours', 'engine hours',
  'ساعة', 'ساعات', 'ساعة عمل', 'ساعة تشغيل', 'ساعات عمل', 'ساعات تشغيل', 'sa3a', 'sa3at', 'saa', 'saat',
  'heure', 'heures', 'heures de travail', 'heures moteur', 'hs', 'hora', 'horas', 'horas de uso', 'horas de trabajo',
  'Std', 'Stunde', 'Stunden', 'Betriebsstunden', 'Bh', 'BStd', 'Bstd.', 'Betr.-Std.', 'ש״ע', 'שעה', 'שעות', 'שעות עבודה', 'שעות מנוע',
  '小时', '小時', '工时', '工時', '个小时', '個小時', '鐘', '鐘頭', '시간',
]

// oxfmt-ignore
export const TONNES = [
  't', 'to', 'ton', 'tons', 'tn', 'tns', 'tonne', 'tonnes', 'tonner', 'mt', 'طن', 'أطنان', 'טון', 'טונות',
  'tonelada', 'toneladas', 'Tonne', 'Tonnen', '吨', '噸', '公吨', '公噸', '吨级', '噸級', '톤', '톤급',
]

// oxfmt-ignore
export const KILOGRAMS = [
  'kg', 'kgs', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes', 'kilogramos',
  'كجم', 'كغ', 'كيلوجرام', 'كيلوغرام', 'ק״ג', 'קילוגרם', '公斤', '千克', '킬로그램',
]

/** Kilometres of a truck, kilovolt-amperes of a generator, and kilograms of everything else. */
export const KILOS = ['kilo', 'kilos', 'كيلو', 'קילו', '킬로']

/** With these beside it, a figure is a distance. */
// oxfmt-ignore
export const DRIVEN = ['ماشي', 'ماشية', 'ممشى', 'ممشاها', 'قاطع', 'قاطعة', 'مكينة', 'driven', 'mashi', 'נסע', 'recorridos', 'rodados', 'gelaufen']

// oxfmt-ignore
export const KILOMETRES = [
  'km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres', 'Kilometer', 'kilómetros',
  'quilômetros', 'kilomètres', 'كم', 'كيلومتر', 'كيلو متر', 'ק״מ', 'קילומטר', '公里', '千米', '킬로미터',
]

export const KILOVOLTAMPERES = [
  'kva',
  'k.v.a',
  'ك.ف.أ',
  'كي في ايه',
  'كيلو فولت أمبير',
  'קו״א',
  '千伏安',
]

// oxfmt-ignore
export const METRES = [
  'm', 'mtr', 'mtrs', 'meter', 'meters', 'metre', 'metres', 'mètre', 'mètres', 'metro', 'metros',
  'متر', 'أمتار', 'מטר', 'מטרים', '米', '公尺', '미터',
]

// oxfmt-ignore
export const DIRHAMS = [
  'aed', 'dhs', 'dh', 'dirham', 'dirhams', 'dírhams', 'dirhames', 'درهم', 'دراهم', 'درهما', 'د.إ',
  'דירהם', 'דירהמים', '迪拉姆', '迪尔汗', '迪拉姆幣', '디르함',
]

// oxfmt-ignore
export const DOLLARS = [
  'usd', '$', 'us$', 'dollar', 'dollars', 'dólares', 'dólar', 'Dollar', 'دولار', 'دولارات', 'دولارا',
  'דולר', 'דולרים', '美元', '美金', '달러', '불',
]

/** What a figure is multiplied by. */
export const SCALES: readonly (readonly [number, readonly string[]])[] = [
  [
    1000,
    [
      'k',
      'thousand',
      'mil',
      'mille',
      'tausend',
      'ألف',
      'آلاف',
      'الف',
      'alf',
      'alaf',
      'alef',
      'אלף',
      'אלפים',
      '千',
      '천',
    ],
  ],
  [100_000, ['lakh', 'lakhs', 'lac', 'lacs']],
  [10_000, ['万', '萬', '만']],
  [1_000_000, ['m', 'mn', 'mio', 'million', 'millions', 'millón', 'millones', 'milhão', 'milhões']],
  [1_000_000, ['Million', 'Millionen', 'مليون', 'ملايين', 'מיליון', '百万', '百萬', '백만']],
]

// oxfmt-ignore
export const UPPER_BOUND_BEFORE = [
  '<', '<=', 'under', 'below', 'less than', 'fewer than', 'up to', 'max', 'maximum', 'at most',
  'not over', 'no more than', 'not more than', 'upto', 'cheaper than', 'within', 'until', 'before', 'older than',
  'أقل من', 'اقل', 'تحت', 'حتى', 'لا يزيد عن', 'لا تزيد عن', 'دون', 'بحد أقصى', 'قبل', 'لغاية', 'ta7t', 'taht', 'a2al min', 'a2al mn', 'aqal min', 'aqal mn', 'agal min', 'agal mn', 'mesh akthar mn',
  'עד', 'פחות מ', 'מתחת ל', 'לא יותר מ', 'לפני',
  'moins de', 'jusqu’à', 'jusque', 'sous', 'au plus', 'maximum', 'pas plus de', 'avant',
  'unter', 'bis', 'bis zu', 'weniger als', 'höchstens', 'maximal', 'vor',
  'menos de', 'hasta', 'bajo', 'máximo', 'por debajo de', 'antes de',
  'até', 'abaixo de', 'no máximo', 'menos que',
  '低于', '少于', '小于', '不超过', '不到', '最多', '低於', '少於', '小於', '不超過', '최대',
]

// oxfmt-ignore
export const UPPER_BOUND_AFTER = [
  'or less', 'or older', 'or below', 'and older', 'and below', 'max', 'maximum',
  'فأقل', 'أو أقل', 'أو أقدم', 'كحد أقصى', 'ומטה', 'או פחות', 'ou moins', 'ou plus ancien',
  'oder weniger', 'oder älter', 'o menos', 'o más viejo', 'ou menos', 'ou mais antigo',
  '以下', '以内', '以內', '之内', '之內', '内', '內', '以前', '之前', '이하', '미만', '이내', '이전',
]

// oxfmt-ignore
export const AT_LEAST_BEFORE = [
  '>', '>=', 'over', 'above', 'more than', 'at least', 'min', 'minimum', 'from', 'since', 'after',
  'newer than', 'not older than', 'أكثر من', 'فوق', 'لا يقل عن', 'لا تقل عن', 'على الأقل', 'ابتداء من',
  'منذ', 'بعد', 'أحدث من', 'من', 'foq', 'fo2', 'fouq', 'akthar min', 'akthar mn', 'aktar mn', 'מעל', 'לפחות', 'יותר מ', 'החל מ', 'משנת', 'אחרי', 'מ',
  'plus de', 'au moins', 'dès', 'à partir de', 'depuis', 'après', 'minimum',
  'über', 'mehr als', 'ab', 'ab Baujahr', 'mindestens', 'seit', 'nach', 'von',
  'más de', 'desde', 'mínimo', 'al menos', 'a partir de', 'después de', 'a partir del',
  'mais de', 'acima de', 'no mínimo', 'pelo menos', 'depois de',
  '超过', '大于', '高于', '至少', '超過', '大於', '高於', '최소',
]

// oxfmt-ignore
export const AT_LEAST_AFTER = [
  '+', 'or newer', 'or more', 'or above', 'or later', 'and up', 'and newer', 'and above', 'and later',
  'onwards', 'up', 'فأحدث', 'وأحدث', 'أو أحدث', 'فما فوق', 'وما فوق', 'فأكثر', 'أو أكثر', 'فصاعدا', 'وأعلى', 'وفوق', 'و فوق', 'فوق', 'وطالع', 'w foq', 'w fo2', 'w fouq', 'wa foq', 'wa fawq', 'w talee3',
  'ומעלה', 'ואילך', 'או יותר', 'או חדש יותר', 'ou plus', 'ou plus récent', 'et plus', 'et plus récent',
  'oder neuer', 'oder mehr', 'und neuer', 'aufwärts', 'o más', 'o más nuevo', 'o más nueva',
  'o más reciente', 'en adelante', 'ou mais', 'ou mais novo', 'ou mais nova', 'ou mais recente',
  'em diante', '以上', '以后', '以後', '之后', '之後', '及以后', '及以後', '后', '後', '이상', '초과', '이후', '부터',
]

/** Between two figures. */
// oxfmt-ignore
export const TO = [
  '-', '~', 'to', 'till', 'until', 'and', 'إلى', 'الى', 'حتى', 'لـ', 'و', 'עד', 'à', 'a', 'au', 'et', 'bis',
  'und', 'hasta', 'y', 'até', 'e', '至', '到', '에서', '부터',
]

/** Before the first of two figures. */
// oxfmt-ignore
export const FROM = [
  'from', 'between', 'من', 'بين', 'ما بين', 'מ', 'בין', 'de', 'du', 'entre', 'von', 'zwischen', 'del', 'desde', '从', '從',
]

/** Words that mark a figure as a year. */
// oxfmt-ignore
export const YEAR_BEFORE = [
  'year', 'model', 'model year', 'yom', 'made in', 'built', 'سنة', 'عام', 'موديل', 'صنع', 'שנת', 'שנה', 'מודל',
  'année', 'an', 'de l’année', 'Baujahr', 'Bj', 'Bj.', 'Jahr', 'año', 'del año', 'modelo', 'ano', 'do ano',
]
// oxfmt-ignore
export const YEAR_AFTER = ['year', 'yom', 'model', 'model year', '年', '年份', '年产', '年製', '年款', '년', '년식', '년형']

// oxfmt-ignore
export const GRADE_WORDS = [
  'grade', 'condition', 'درجة', 'الدرجة', 'فئة', 'الفئة', 'حالة', 'דרגה', 'דירוג', 'מצב',
  'état', 'classe', 'note', 'Zustand', 'Zustandsnote', 'Zustandsklasse', 'Klasse', 'Note', 'grado', 'clase', 'estado', 'grau', 'nota',
  '级', '級', '级别', '級別', '等级', '等級', '成色', '機況級別', '등급', '급',
]

/** True of every device, so not a filter. */
// oxfmt-ignore
export const SILENT = [
  ...DRIVEN,
  'used', 'second hand', 'secondhand', '2nd hand', 'for sale', 'sale', 'buy', 'sell', 'price', 'cheap', 'machine', 'machinery',
  'equipment', 'heavy equipment', 'in', 'at', 'the', 'a', 'an', 'with', 'for', 'of', 'and', 'or', 'uae', 'near me', 'good condition', 'class', 'model',
  'need', 'needed', 'want', 'wanted', 'required', 'looking for', 'i need', 'i want', 'urgent', 'urgently', 'only', 'any', 'please',
  'مستعمل', 'مستعملة', 'مستعملات', 'للبيع', 'شراء', 'بيع', 'سعر', 'رخيص', 'معدات', 'معدة', 'في', 'من', 'مع', 'الإمارات',
  'أبغى', 'ابغي', 'أبي', 'أبا', 'أريد', 'اريد', 'محتاج', 'مطلوب', 'أبحث عن', 'ابحث عن', 'ادور', 'أدور', 'بدي', 'عايز', 'لو سمحت', 'موديل', 'نظيف', 'نظيفة', 'مكينة',
  'abi', 'abgha', 'abga', 'ab8a', 'areed', 'madloob', 'matloob',
  'משומש', 'משומשת', 'משומשים', 'למכירה', 'יד שנייה', 'ציוד', 'ב', 'של', 'עם', 'מחיר', 'מחפש', 'מחפשת', 'דרוש', 'דרושה', 'צריך',
  'occasion', 'd’occasion', 'usagé', 'à vendre', 'vente', 'prix', 'de', 'du', 'la', 'le', 'les', 'des', 'en', 'avec', 'pas cher', 'engin', 'matériel', 'cherche', 'je cherche', 'recherche', 'besoin', 'd’une', 'd’un', 'un', 'une', 'à', 'sur',
  'gebraucht', 'gebrauchte', 'gebrauchter', 'gebrauchtes', 'zu verkaufen', 'kaufen', 'Verkauf', 'Preis', 'in', 'mit', 'der', 'die', 'das', 'und', 'Maschine', 'Maschinen', 'günstig', 'suche', 'ich suche', 'gesucht', 'ein', 'eine', 'einen',
  'usado', 'usada', 'usados', 'usadas', 'segunda mano', 'en venta', 'venta', 'comprar', 'precio', 'el', 'los', 'las', 'con', 'barato', 'máquina', 'maquinaria', 'busco', 'necesito', 'se busca', 'un', 'una', 'del',
  'seminovo', 'à venda', 'venda', 'preço', 'o', 'os', 'as', 'em', 'com', 'no', 'na', 'do', 'da', 'máquinas', 'procuro', 'preciso', 'um', 'uma',
  '二手', '出售', '转让', '買賣', '放售', '价格', '價錢', '便宜', '设备', '机械', '中古', '的', '在', '求购', '想买', '收购', '求購', '想買', '徵求',
  '중고', '판매', '매매', '가격', '매물', '장비', '에서', '있는', '구함', '구합니다', '삽니다', '찾습니다',
]
