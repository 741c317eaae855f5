import type { LocaleCode } from '@ironsouq/i18n/locales'

type Texts = Record<LocaleCode, { title: string; text: string }>

/** The canned answers that each desk of the demo has, in ten languages. */
export const CANNED_ANSWERS: readonly Texts[] = [
  {
    en: {
      title: 'Documents',
      text: 'The machine comes with the invoice, the export declaration, the inspection report and the service records that we have.',
    },
    ar: {
      title: 'الأوراق',
      text: 'تأتي المعدة مع الفاتورة وبيان التصدير وتقرير الفحص وسجلات الصيانة المتوفرة لدينا.',
    },
    he: {
      title: 'מסמכים',
      text: 'הכלי מגיע עם חשבונית, הצהרת ייצוא, דוח בדיקה ורישומי הטיפולים שברשותנו.',
    },
    ko: {
      title: '서류',
      text: '장비와 함께 청구서, 수출 신고서, 검사 보고서, 보유 중인 정비 기록을 드립니다.',
    },
    zh_CN: {
      title: '手续',
      text: '随设备提供发票、出口报关单、检测报告，以及我们现有的保养记录。',
    },
    zh_HK: {
      title: '文件',
      text: '隨機械附上發票、出口報關單、檢驗報告，以及我們現有的保養紀錄。',
    },
    de: {
      title: 'Papiere',
      text: 'Zur Maschine gehören Rechnung, Ausfuhranmeldung, Prüfbericht und die Wartungsnachweise, die uns vorliegen.',
    },
    fr: {
      title: 'Documents',
      text: 'La machine est livrée avec la facture, la déclaration d’exportation, le rapport d’inspection et les carnets d’entretien dont nous disposons.',
    },
    es: {
      title: 'Documentos',
      text: 'La máquina se entrega con la factura, la declaración de exportación, el informe de inspección y los registros de mantenimiento que tenemos.',
    },
    pt: {
      title: 'Documentos',
      text: 'A máquina vem acompanhada da fatura, da declaração de exportação, do laudo de inspeção e dos registros de manutenção que temos.',
    },
  },
  {
    en: {
      title: 'Viewing hours',
      text: 'You can view the machine from Monday to Saturday, 8:00 to 17:00. Please book a time on its page so that someone is there to start it for you.',
    },
    ar: {
      title: 'أوقات المعاينة',
      text: 'يمكنك معاينة المعدة من الاثنين إلى السبت، من 8:00 إلى 17:00. يرجى حجز موعد من صفحتها لتكون جاهزة للتشغيل.',
    },
    he: {
      title: 'שעות ביקור',
      text: 'אפשר לראות את הכלי בימים שני עד שבת, 8:00 עד 17:00. קבעו מועד בדף הכלי כדי שיהיה מוכן להנעה.',
    },
    ko: {
      title: '방문 가능 시간',
      text: '월요일부터 토요일까지 8:00~17:00에 장비를 보실 수 있습니다. 장비 페이지에서 시간을 예약해 주세요.',
    },
    zh_CN: {
      title: '看机时间',
      text: '周一至周六 8:00 至 17:00 可看设备。请先在设备页面预约时间，我们会提前准备好。',
    },
    zh_HK: {
      title: '看機時間',
      text: '星期一至六 8:00 至 17:00 可看機。請先在機械頁面預約時間，我們會預先準備好。',
    },
    de: {
      title: 'Besichtigung',
      text: 'Sie können die Maschine montags bis samstags von 8:00 bis 17:00 Uhr besichtigen. Buchen Sie bitte auf ihrer Seite einen Termin, damit jemand da ist.',
    },
    fr: {
      title: 'Visites',
      text: 'Vous pouvez voir la machine du lundi au samedi, de 8:00 à 17:00. Réservez un créneau sur sa page pour que quelqu’un vous reçoive.',
    },
    es: {
      title: 'Visitas',
      text: 'Puede ver la máquina de lunes a sábado, de 8:00 a 17:00. Reserve una hora en su página para que alguien le atienda.',
    },
    pt: {
      title: 'Visitas',
      text: 'Você pode ver a máquina de segunda a sábado, das 8:00 às 17:00. Agende um horário na página dela para que alguém o receba.',
    },
  },
  {
    en: {
      title: 'Delivery',
      text: 'We load at our yard free of charge. Tell us the country and port, and you get the landed price with freight and duty in the quote.',
    },
    ar: {
      title: 'التوصيل',
      text: 'التحميل في ساحتنا مجاني. أخبرنا بالبلد والميناء ليصلك في عرض السعر السعر واصل مع الشحن والرسوم.',
    },
    he: {
      title: 'הובלה',
      text: 'ההעמסה במגרש שלנו ללא תשלום. כתבו לנו לאיזו מדינה ולאיזה נמל, ותקבלו בהצעת המחיר את המחיר הסופי כולל הובלה ומכס.',
    },
    ko: {
      title: '배송',
      text: '당사 야드 상차는 무료입니다. 국가와 항구를 알려 주시면 운임과 관세를 포함한 도착가를 견적에 안내해 드립니다.',
    },
    zh_CN: {
      title: '运输',
      text: '在我们堆场装车免费。请告知国家和港口，我们会在报价中列出含运费和关税的落地价。',
    },
    zh_HK: {
      title: '運送',
      text: '在我們機械場裝車免費。請告知國家及港口，我們會在報價中列出連運費及關稅的到埗價。',
    },
    de: {
      title: 'Lieferung',
      text: 'Die Verladung auf unserem Platz ist kostenlos. Nennen Sie uns Land und Hafen, dann steht im Angebot der Preis frei Ziel mit Fracht und Zoll.',
    },
    fr: {
      title: 'Livraison',
      text: 'Le chargement dans notre parc est gratuit. Indiquez-nous le pays et le port : le devis donnera le prix rendu, fret et droits compris.',
    },
    es: {
      title: 'Entrega',
      text: 'La carga en nuestro patio es gratuita. Díganos el país y el puerto y la cotización incluirá el precio puesto en destino con flete y aranceles.',
    },
    pt: {
      title: 'Entrega',
      text: 'O carregamento no nosso pátio é gratuito. Informe o país e o porto, e a cotação trará o preço posto no destino, com frete e impostos.',
    },
  },
]
