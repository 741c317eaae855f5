import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { GoodKind } from '#drawings/goods/register.ts'
import type { LeafCode } from './tree.ts'

type Words = Readonly<Record<LocaleCode, readonly [name: string, summary: string]>>

export interface DemoVoucherProduct {
  /** The code of its store, and its own. */
  store: string
  code: string
  leaf: LeafCode
  good: GoodKind
  priceMinor: bigint
  terms: VoucherTerms
  words: Words
}

const BASE = { uses: null, validity: 'days', from: null, until: null, isRefundable: true } as const

const MACHINE = {
  label: {
    en: 'Machine: brand and model',
    ar: 'الآلة: الماركة والموديل',
    de: 'Maschine: Marke und Modell',
    es: 'Máquina: marca y modelo',
    fr: 'Machine\u00a0: marque et modèle',
    he: 'כלי: יצרן ודגם',
    ko: '장비: 제조사와 모델',
    pt: 'Máquina: marca e modelo',
    zh_CN: '设备：品牌和型号',
    zh_HK: '機械：品牌和型號',
  },
  isRequired: true,
}

const HOURS = {
  label: {
    en: 'Hours on the meter',
    ar: 'ساعات العداد',
    de: 'Betriebsstunden',
    es: 'Horas del horómetro',
    fr: 'Heures au compteur',
    he: 'שעות במונה',
    ko: '가동시간',
    pt: 'Horas no horímetro',
    zh_CN: '小时表读数',
    zh_HK: '鐘數錶讀數',
  },
  isRequired: false,
}

const PLACE = {
  label: {
    en: 'Where the machine stands',
    ar: 'مكان الآلة',
    de: 'Wo die Maschine steht',
    es: 'Dónde está la máquina',
    fr: 'Où se trouve la machine',
    he: 'היכן הכלי נמצא',
    ko: '장비 위치',
    pt: 'Onde a máquina está',
    zh_CN: '设备所在地点',
    zh_HK: '機械所在地點',
  },
  isRequired: true,
}

const OIL_ANALYSIS = 'GHF-OIL-LAB'
const FILTER_VISITS = 'GHF-FILTER-4'

/** What the demo sells as codes: services that workshops of the trade offer. */
export const VOUCHER_PRODUCTS: readonly DemoVoucherProduct[] = [
  {
    store: 'grey-heron-filters',
    code: OIL_ANALYSIS,
    leaf: 'oil-analysis',
    good: 'cans',
    priceMinor: 8_500n,
    terms: { ...BASE, kind: 'single', days: 180, fields: [MACHINE, HOURS] },
    words: {
      en: [
        'Oil analysis with laboratory report, 1 sample',
        'Collect the sample bottle at the counter and return it with 100 ml of warm engine, gear or hydraulic oil. The report shows wear metals, water, fuel and viscosity within two working days.',
      ],
      ar: [
        'تحليل زيت مع تقرير مخبري، عينة واحدة',
        'استلم عبوة العينة من المتجر وأعدها مع 100 مل من زيت المحرك أو التروس أو الهيدروليك وهو دافئ. يبيّن التقرير معادن التآكل والماء والوقود واللزوجة خلال يومي عمل.',
      ],
      de: [
        'Ölanalyse mit Laborbericht, 1 Probe',
        'Holen Sie die Probenflasche am Tresen ab und bringen Sie sie mit 100 ml warmem Motor-, Getriebe- oder Hydrauliköl zurück. Der Bericht nennt Verschleißmetalle, Wasser, Kraftstoff und Viskosität innerhalb von zwei Werktagen.',
      ],
      es: [
        'Análisis de aceite con informe de laboratorio, 1 muestra',
        'Recoja el frasco en el mostrador y devuélvalo con 100 ml de aceite caliente de motor, transmisión o hidráulico. El informe indica metales de desgaste, agua, combustible y viscosidad en dos días laborables.',
      ],
      fr: [
        'Analyse d’huile avec rapport de laboratoire, 1 échantillon',
        'Retirez le flacon au comptoir et rapportez-le avec 100 ml d’huile chaude de moteur, de boîte ou hydraulique. Le rapport indique métaux d’usure, eau, carburant et viscosité sous deux jours ouvrés.',
      ],
      he: [
        'בדיקת שמן עם דוח מעבדה, דגימה אחת',
        'אספו את בקבוק הדגימה בדלפק והחזירו אותו עם 100 מ״ל שמן מנוע, תמסורת או הידראוליקה חם. הדוח מפרט מתכות שחיקה, מים, דלק וצמיגות בתוך שני ימי עבודה.',
      ],
      ko: [
        '오일 분석 및 시험 성적서, 시료 1개',
        '스토어에서 시료병을 받아 따뜻한 엔진·기어·유압 오일 100ml를 담아 가져오세요. 마모 금속, 수분, 연료, 점도를 영업일 기준 2일 안에 보고합니다.',
      ],
      pt: [
        'Análise de óleo com laudo de laboratório, 1 amostra',
        'Retire o frasco no balcão e devolva-o com 100 ml de óleo quente de motor, transmissão ou hidráulico. O laudo informa metais de desgaste, água, combustível e viscosidade em dois dias úteis.',
      ],
      zh_CN: [
        '油液分析及检测报告，1 份样品',
        '在柜台领取取样瓶，装入 100 毫升温热的发动机油、齿轮油或液压油后送回。两个工作日内出具磨损金属、水分、燃油和黏度报告。',
      ],
      zh_HK: [
        '油液分析及檢驗報告，1 份樣本',
        '在櫃檯領取取樣瓶，裝入 100 毫升溫熱的引擎油、齒輪油或液壓油後送回。兩個工作天內出具磨損金屬、水分、燃油和黏度報告。',
      ],
    },
  },
  {
    store: 'grey-heron-filters',
    code: FILTER_VISITS,
    leaf: 'maintenance-visits',
    good: 'work-order',
    priceMinor: 64_000n,
    terms: { ...BASE, kind: 'counted', uses: 4, days: 60, fields: [MACHINE] },
    words: {
      en: [
        'Filter change at the workshop, 4 visits',
        'Labour for changing oil, fuel and air filters of one machine, four times within 60 days. Filters are bought separately.',
      ],
      ar: [
        'تبديل الفلاتر في الورشة، 4 زيارات',
        'أجرة تبديل فلاتر الزيت والوقود والهواء لآلة واحدة أربع مرات خلال 60 يوماً. تُشترى الفلاتر على حدة.',
      ],
      de: [
        'Filterwechsel in der Werkstatt, 4 Besuche',
        'Arbeitslohn für den Wechsel von Öl-, Kraftstoff- und Luftfiltern einer Maschine, viermal innerhalb von 60 Tagen. Filter werden separat gekauft.',
      ],
      es: [
        'Cambio de filtros en el taller, 4 visitas',
        'Mano de obra para cambiar los filtros de aceite, combustible y aire de una máquina, cuatro veces en 60 días. Los filtros se compran aparte.',
      ],
      fr: [
        'Changement de filtres à l’atelier, 4 visites',
        'Main-d’œuvre pour changer les filtres à huile, à carburant et à air d’une machine, quatre fois en 60 jours. Les filtres s’achètent à part.',
      ],
      he: [
        'החלפת מסננים בסדנה, 4 ביקורים',
        'עבודת החלפת מסנני שמן, דלק ואוויר של כלי אחד, ארבע פעמים בתוך 60 יום. המסננים נקנים בנפרד.',
      ],
      ko: [
        '정비소 필터 교체, 4회',
        '장비 한 대의 오일·연료·에어 필터 교체 공임, 60일 안에 4회. 필터는 별도로 구매합니다.',
      ],
      pt: [
        'Troca de filtros na oficina, 4 visitas',
        'Mão de obra para trocar os filtros de óleo, combustível e ar de uma máquina, quatro vezes em 60 dias. Os filtros são comprados à parte.',
      ],
      zh_CN: [
        '到店更换滤清器，4 次',
        '一台设备的机油、燃油和空气滤清器更换工时，60 天内四次。滤清器另购。',
      ],
      zh_HK: [
        '到店更換濾清器，4 次',
        '一台機械的機油、燃油和空氣濾清器更換工時，60 日內四次。濾清器另購。',
      ],
    },
  },
  {
    store: 'mobile-wrench',
    code: 'MWS-INSPECT',
    leaf: 'machine-inspections',
    good: 'work-order',
    priceMinor: 75_000n,
    terms: { ...BASE, kind: 'single', days: 90, fields: [MACHINE, PLACE] },
    words: {
      en: [
        'Machine inspection before purchase, Dubai and Sharjah',
        'A mechanic checks engine, hydraulics, undercarriage and structure at the yard, with photos and a written report the next working day.',
      ],
      ar: [
        'فحص آلة قبل الشراء، دبي والشارقة',
        'يفحص الفني المحرك والهيدروليك والجنزير والهيكل في الساحة، مع صور وتقرير مكتوب في يوم العمل التالي.',
      ],
      de: [
        'Maschinenprüfung vor dem Kauf, Dubai und Schardscha',
        'Ein Mechaniker prüft Motor, Hydraulik, Laufwerk und Rahmen auf dem Platz, mit Fotos und schriftlichem Bericht am nächsten Werktag.',
      ],
      es: [
        'Inspección de máquina antes de la compra, Dubái y Sharjah',
        'Un mecánico revisa motor, hidráulica, tren de rodaje y estructura en el patio, con fotos e informe escrito el siguiente día laborable.',
      ],
      fr: [
        'Inspection de machine avant achat, Dubaï et Charjah',
        'Un mécanicien contrôle moteur, hydraulique, train de roulement et structure au parc, avec photos et rapport écrit le jour ouvré suivant.',
      ],
      he: [
        'בדיקת כלי לפני קנייה, דובאי ושארג׳ה',
        'מכונאי בודק מנוע, הידראוליקה, מזקו״ם ומבנה במגרש, עם תמונות ודוח כתוב ביום העבודה הבא.',
      ],
      ko: [
        '구매 전 장비 점검, 두바이·샤르자',
        '정비사가 야드에서 엔진, 유압, 하부, 구조를 점검하고 다음 영업일에 사진과 보고서를 제공합니다.',
      ],
      pt: [
        'Inspeção de máquina antes da compra, Dubai e Sharjah',
        'Um mecânico verifica motor, hidráulica, material rodante e estrutura no pátio, com fotos e relatório escrito no dia útil seguinte.',
      ],
      zh_CN: [
        '购机前设备检查，迪拜和沙迦',
        '技师到停放场检查发动机、液压、底盘和结构，下一个工作日提供照片和书面报告。',
      ],
      zh_HK: [
        '購機前機械檢查，杜拜和沙迦',
        '技師到停放場檢查引擎、液壓、底盤和結構，下一個工作天提供相片和書面報告。',
      ],
    },
  },
  {
    store: 'mobile-wrench',
    code: 'MWS-VISIT',
    leaf: 'maintenance-visits',
    good: 'work-order',
    priceMinor: 48_000n,
    terms: { ...BASE, kind: 'single', days: 60, isRefundable: false, fields: [MACHINE, PLACE] },
    words: {
      en: [
        'Mechanic on site, up to 4 hours',
        'One mechanic with a service van in Dubai, Sharjah or Ajman. Call the store to agree on the day; parts are charged separately.',
      ],
      ar: [
        'فني في الموقع، حتى 4 ساعات',
        'فني مع سيارة خدمة في دبي أو الشارقة أو عجمان. اتصل بالمتجر للاتفاق على اليوم، وتُحسب القطع على حدة.',
      ],
      de: [
        'Mechaniker vor Ort, bis zu 4 Stunden',
        'Ein Mechaniker mit Servicewagen in Dubai, Schardscha oder Adschman. Vereinbaren Sie den Tag mit dem Shop; Teile werden separat berechnet.',
      ],
      es: [
        'Mecánico a domicilio, hasta 4 horas',
        'Un mecánico con furgoneta de servicio en Dubái, Sharjah o Ajmán. Llame a la tienda para acordar el día; las piezas se cobran aparte.',
      ],
      fr: [
        'Mécanicien sur site, jusqu’à 4 heures',
        'Un mécanicien avec camionnette à Dubaï, Charjah ou Ajman. Appelez la boutique pour convenir du jour. Les pièces sont facturées à part.',
      ],
      he: [
        'מכונאי באתר, עד 4 שעות',
        'מכונאי עם רכב שירות בדובאי, בשארג׳ה או בעג׳מאן. התקשרו לחנות לתיאום היום; חלקים בתשלום נפרד.',
      ],
      ko: [
        '현장 출장 정비, 최대 4시간',
        '두바이, 샤르자, 아지만에 정비 차량과 정비사 1명이 출장합니다. 스토어에 전화해 날짜를 정하세요. 부품은 별도입니다.',
      ],
      pt: [
        'Mecânico no local, até 4 horas',
        'Um mecânico com van de serviço em Dubai, Sharjah ou Ajman. Ligue para a loja para combinar o dia; as peças são cobradas à parte.',
      ],
      zh_CN: [
        '技师上门服务，最长 4 小时',
        '一名技师驾驶服务车前往迪拜、沙迦或阿治曼。请致电店铺约定日期，配件另计。',
      ],
      zh_HK: [
        '技師上門服務，最長 4 小時',
        '一名技師駕駛服務車前往杜拜、沙迦或阿治曼。請致電店舖約定日期，配件另計。',
      ],
    },
  },
]

export interface DemoVoucherOrder {
  code: string
  quantity: number
  answers: readonly string[]
  placedHoursAgo: number
  /** How many hours after the payment a code is used, one after the other. */
  usedAfterHours: readonly number[]
  expires: boolean
}

const DAY = 24

/** Of the buyer to log in as: one with codes to be used, one that is used and one that expired with visits left. */
export const VOUCHER_ORDERS: readonly DemoVoucherOrder[] = [
  {
    code: FILTER_VISITS,
    quantity: 1,
    answers: ['Caterpillar 320'],
    placedHoursAgo: 86 * DAY,
    usedAfterHours: [4 * DAY],
    expires: true,
  },
  {
    code: OIL_ANALYSIS,
    quantity: 1,
    answers: ['Caterpillar 320', '8,140'],
    placedHoursAgo: 40 * DAY,
    usedAfterHours: [3 * DAY],
    expires: false,
  },
  {
    code: OIL_ANALYSIS,
    quantity: 3,
    answers: ['Komatsu PC200-8', '6,020'],
    placedHoursAgo: 2 * DAY,
    usedAfterHours: [DAY],
    expires: false,
  },
]
