import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { SellerNotes } from './notes.ts'

/** Nothing here depends on the kind of machine. */
export const notesOfTrade: Record<LocaleCode, SellerNotes> = {
  en: {
    sound: [
      'One operator since we bought it.',
      'Serviced in our own workshop, oil and filters changed last month.',
      'Can be started cold any morning before ten.',
      'We can load it onto your low-bed with our own crane.',
      'A second set of filters goes with it.',
      'Worked near Al Dhaid on road works, now free.',
      'Price is open for two or more machines.',
    ],
    broken: [
      'Sold as it stands; come and look before you offer.',
      'Stopped last season. Parts list of our mechanic on request.',
      'It moves on its own, but do not plan work with it before repair.',
    ],
  },
  ar: {
    sound: [
      'سائق واحد منذ شرائها.',
      'صيانتها في ورشتنا، والزيت والفلاتر مغيرة الشهر الماضي.',
      'يمكن تشغيلها باردة أي صباح قبل العاشرة.',
      'التحميل على اللوبد علينا.',
      'كانت تعمل في مشروع طرق قرب الذيد، والآن متاحة.',
      'السعر قابل للنقاش عند شراء أكثر من معدة.',
    ],
    broken: [
      'تباع على حالها، يرجى المعاينة قبل العرض.',
      'متوقفة منذ الموسم الماضي، وقائمة القطع المطلوبة موجودة عند الميكانيكي.',
    ],
  },
  zh_CN: {
    sound: [
      '自有工地使用，一直由同一位机手操作。',
      '上月刚更换机油和滤芯。',
      '可随时约看机，支持冷车启动。',
      '可协助装车和办理出口单证。',
    ],
    broken: ['按现状出售，请先看机再出价。', '需维修后才能上工地，可提供配件清单。'],
  },
  zh_HK: {
    sound: ['自家地盤用，上個月剛換機油和隔濾。', '可預約看機，冷機啟動。', '可代安排裝船。'],
    broken: ['按現狀出售，請先看機。', '需維修後方可開工，可提供零件清單。'],
  },
  ko: {
    sound: [
      '한 명의 기사가 계속 운전했습니다.',
      '지난달 오일과 필터를 교환했습니다.',
      '아침 냉간 시동을 직접 확인하실 수 있습니다.',
      '상차와 수출 서류를 도와드립니다.',
    ],
    broken: [
      '현 상태로 판매합니다. 먼저 보러 오십시오.',
      '수리가 필요합니다. 부품 목록을 드립니다.',
    ],
  },
  fr: {
    sound: [
      'Un seul conducteur depuis notre achat.',
      'Vidange et filtres faits le mois dernier.',
      'Démarrage à froid possible tous les matins.',
      'Nous aidons au chargement et aux papiers d’export.',
    ],
    broken: ['Vendue en l’état, visite conseillée.', 'À réparer avant de travailler.'],
  },
  pt: {
    sound: [
      'Um único operador desde a nossa compra.',
      'Óleo e filtros trocados no mês passado.',
      'Ajudamos no carregamento e nos documentos de exportação.',
    ],
    broken: [
      'Vendida no estado em que está; venha ver antes.',
      'Precisa de reparo para trabalhar.',
    ],
  },
  es: {
    sound: [
      'Un solo operador desde que la compramos.',
      'Aceite y filtros cambiados el mes pasado.',
      'Ayudamos con la carga y los papeles de exportación.',
    ],
    broken: ['Se vende como está; véala antes de ofertar.', 'Hay que repararla antes de trabajar.'],
  },
  de: {
    sound: [
      'Seit dem Kauf nur ein Fahrer.',
      'Öl und Filter im letzten Monat gewechselt.',
      'Kaltstart jeden Morgen vor zehn möglich.',
      'Verladung und Ausfuhrpapiere übernehmen wir.',
    ],
    broken: [
      'Verkauf im Ist-Zustand, bitte vorher ansehen.',
      'Vor dem Einsatz ist eine Reparatur nötig.',
    ],
  },
  he: {
    sound: [
      'מפעיל אחד מאז שקנינו.',
      'שמן ומסננים הוחלפו בחודש שעבר.',
      'אפשר לבוא להתנעה קרה בכל בוקר.',
      'אנחנו עוזרים בהעמסה ובמסמכי היצוא.',
    ],
    broken: ['נמכר במצבו, מומלץ לראות לפני הצעה.', 'דרוש תיקון לפני עבודה.'],
  },
}
