/*
 * What buyers ask of a machine without a figure. Unlike trade words they mean specifications and
 * bounds of the product, so they are not rows that staff change.
 */

export type Trait =
  | 'fourWheelDrive'
  | 'airConditioned'
  | 'soundproof'
  | 'diesel'
  | 'electric'
  | 'lpg'
  | 'lowHours'
  | 'lowMileage'

interface TraitOfSpec {
  /** The specifications that can state it, by code and value; the first one of the category counts. */
  specs: readonly (readonly [code: string, value: string])[]
  /** Nearly every machine is so: without a category that distinguishes it, it narrows nothing. */
  isUsual?: boolean
}

export const SPECS_OF_TRAITS: Partial<Record<Trait, TraitOfSpec>> = {
  fourWheelDrive: {
    specs: [
      ['wheelDrive', 'fourWheel'],
      ['axleConfig', '4x4'],
    ],
  },
  airConditioned: { specs: [['airCon', 'yes']], isUsual: true },
  soundproof: { specs: [['canopy', 'yes']], isUsual: true },
  diesel: { specs: [['powerSource', 'diesel']], isUsual: true },
  electric: { specs: [['powerSource', 'electric']] },
  lpg: { specs: [['powerSource', 'lpg']] },
}

/** Beside the names that the catalogue has for the specifications in ten languages. */
// oxfmt-ignore
export const TRAIT_WORDS: Record<Trait, readonly string[]> = {
  fourWheelDrive: [
    '4x4', '4 x 4', '4×4', '4wd', '4 wd', '4 wheel drive', 'four wheel drive', 'four by four', 'all wheel drive', 'awd',
    'دفع رباعي', 'دبل', 'فور باي فور', 'فور ويل', 'دفع رباعى', 'daf3 roba3i', 'הנעה כפולה', 'הנעה 4x4', '4 על 4',
    'quatre roues motrices', '4 roues motrices', 'tout-terrain 4x4', 'Allrad', 'Allradantrieb', 'Vierradantrieb',
    'doble tracción', 'tracción a las cuatro ruedas', 'tracción 4x4', 'tração nas quatro rodas', 'tração 4x4', 'traçado 4x4', 'quatro rodas motrizes',
    '四驱', '四轮驱动', '全驱', '四驅', '四輪驅動', '四輪驅', '4륜', '4륜구동', '사륜', '사륜구동',
  ],
  airConditioned: [
    'ac', 'a/c', 'a.c', 'aircon', 'air con', 'aircondition', 'air condition', 'air conditioned', 'air conditioner', 'air conditioning', 'ac cabin', 'ac cab', 'a/c cabin',
    'مكيف', 'مكيفة', 'تكييف', 'مكيف هواء', 'بمكيف', 'مع مكيف', 'كبينة مكيفة', 'mokayaf', 'mukayyaf', 'מזגן', 'מיזוג', 'ממוזג', 'ממוזגת',
    'clim', 'climatisé', 'climatisée', 'climatisation', 'air conditionné', 'cabine climatisée', 'Klima', 'Klimaanlage', 'klimatisiert', 'Klimatronik',
    'aire acondicionado', 'aire', 'climatizada', 'climatizado', 'cabina climatizada', 'ar condicionado', 'ar-condicionado', 'cabine climatizada',
    '空调', '带空调', '有空调', '空調', '冷氣', '有冷氣', '連冷氣', '에어컨', '에어콘',
  ],
  soundproof: [
    'silent', 'silenced', 'soundproof', 'sound proof', 'super silent', 'with canopy', 'canopy', 'كاتم', 'كاتم صوت', 'صامت', 'מושתק', 'מושתקת',
    'insonorisé', 'silencieux', 'capoté', 'schallgedämmt', 'leise', 'superschallgedämmt', 'insonorizado', 'insonorizada', 'silencioso', 'cabinado', 'silenciado', 'carenado',
    '静音', '低噪音', '靜音', '방음', '저소음',
  ],
  diesel: ['diesel', 'diésel', 'gasoil', 'gazole', 'a diesel', 'ديزل', 'דיזל', '柴油', '디젤'],
  electric: [
    'electric', 'electrical', 'battery', 'كهرباء', 'كهربائي', 'كهربائية', 'بطارية', 'חשמלי', 'חשמלית', 'électrique', 'eléctrico', 'eléctrica', 'elétrica', 'elétrico',
    'elektrisch', 'Elektro', 'Akku', 'a batería', '电动', '电瓶', '電動', '전동', '전기', '전동식',
  ],
  lpg: ['lpg', 'gas', 'غاز', 'gpl', 'gaz', 'Treibgas', 'glp', 'a gas', 'גז', '液化气', '液化石油气', '石油氣', '가스'],
  lowHours: [
    'low hours', 'low hour', 'low hrs', 'low hr', 'less hours', 'few hours', 'less running hours', 'low running hours', 'low working hours', 'low meter', 'less used', 'low usage',
    'ساعات قليلة', 'ساعات قليله', 'قليل الساعات', 'قليلة الساعات', 'ساعات منخفضة', 'ساعات عمل قليلة', 'ساعات قليلة جدا', 'عدد ساعات قليل', 'ساعاتها قليلة', 'قليلة الاستخدام', 'قليل الاستخدام', 'استعمال خفيف', 'استخدام خفيف', 'sa3at qalila', 'sa3at 2alila', 'saat qalila',
    'מעט שעות', 'שעות נמוכות', 'מעט שעות עבודה', 'מעט שעות מנוע', 'שעות מעטות', 'peu d’heures', 'peu heures', 'faible nombre d’heures', 'faibles heures', 'peu d’heures de travail', 'peu utilisé', 'peu utilisée',
    'wenig Stunden', 'wenige Stunden', 'wenig Betriebsstunden', 'wenige Betriebsstunden', 'geringe Stunden', 'geringe Betriebsstunden', 'stundenarm', 'niedrige Stunden',
    'pocas horas', 'poco uso', 'pocas horas de uso', 'pocas horas de trabajo', 'bajas horas', 'poucas horas', 'poucas horas de uso', 'poucas horas de trabalho', 'pouco uso', 'baixas horas',
    '低小时', '小时少', '小时数少', '小时数低', '低工时', '工时少', '使用小时少', '低小時', '小時少', '小時數少', '時數少', '時數低', '低時數', '鐘數少', '使用時數少', '低鐘數', '工時少',
    '시간 적은', '적은 시간', '저시간', '시간 짧은', '사용시간 적은', '가동시간 적은', '가동시간 짧은', '짧은 가동시간', '적은 가동시간', '사용시간 짧은', '작업시간 적은',
  ],
  lowMileage: [
    'low mileage', 'low km', 'low kms', 'low kilometers', 'low kilometres', 'less km', 'less kms', 'less driven', 'low milage', 'ممشى قليل', 'ممشى منخفض', 'عداد قليل', 'كيلومترات قليلة', 'ماشي قليل', 'مشي قليل',
    'מעט קילומטרים', 'קילומטראז נמוך', 'ק״מ נמוך', 'קילומטרז נמוך', 'faible kilométrage', 'peu de kilomètres', 'peu kilometres', 'peu de km', 'wenig Kilometer', 'wenig km', 'geringe Laufleistung', 'niedrige Laufleistung',
    'pocos kilómetros', 'pocos km', 'bajo kilometraje', 'poco kilometraje', 'poucos quilômetros', 'poucos km', 'baixa quilometragem', 'pouca quilometragem',
    '低里程', '里程少', '公里数少', '行驶里程少', '里數少', '低里數', '公里數少', '주행거리 짧은', '짧은 주행거리', '주행거리 적은', '저주행',
  ],
}

/** Low hours by category, the nearest one of the tree: about the lowest quarter of what is offered. */
export const LOW_HOURS: Readonly<Record<string, number>> = {
  'scissor-lifts': 600,
  'access-platforms': 1500,
  'mini-excavators': 2000,
  'skid-steers': 2000,
  agriculture: 3000,
  compaction: 3000,
  excavators: 3500,
  'backhoe-loaders': 3500,
  forklifts: 4000,
  telehandlers: 4000,
}
export const LOW_HOURS_ELSEWHERE = 5000
export const LOW_MILEAGE = 250_000
