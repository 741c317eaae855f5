import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { SellerNotes } from './seller-notes.ts'

/** Nothing here depends on the kind of machine. */
export const notesOfTrade: Record<LocaleCode, SellerNotes> = {
  en: {
    sound: [
      'One operator since we bought it.',
      'Serviced in our own workshop; oil and filters changed last month.',
      'Cold start possible any morning before 10:00.',
      'We can load it onto your low-bed with our own crane.',
      'Includes a spare set of filters.',
      'Worked on road projects near Al Dhaid, now available.',
      'Price negotiable for two or more machines.',
    ],
    broken: [
      'Sold as is. Please view before making an offer.',
      'Not used since last season. Our mechanic has a list of the parts needed.',
      'Drives under its own power but needs repair before it can work.',
    ],
  },
  ar: {
    sound: [
      'مشغّل واحد منذ أن اشتريناها.',
      'صيانتها في ورشتنا، وتم تغيير الزيت والفلاتر الشهر الماضي.',
      'يمكن تشغيلها على البارد أي صباح قبل الساعة 10:00.',
      'نحمّلها على اللوبد بالكرين التابع لنا.',
      'معها طقم فلاتر إضافي.',
      'عملت في مشاريع طرق قرب الذيد، وهي الآن متاحة.',
      'السعر قابل للتفاوض عند شراء معدتين أو أكثر.',
    ],
    broken: [
      'تُباع على حالتها. يرجى المعاينة قبل تقديم عرض شراء.',
      'متوقفة منذ الموسم الماضي. لدى الميكانيكي قائمة بالقطع المطلوبة.',
      'تتحرك ذاتياً لكنها تحتاج إصلاحاً قبل العمل.',
    ],
  },
  zh_CN: {
    sound: [
      '自购入以来一直由同一位机手操作。',
      '在自有车间保养，上月更换了机油和滤芯。',
      '每天上午 10:00 前可冷启动。',
      '可用自有吊车装上您的低平板车。',
      '附送一套备用滤芯。',
      '此前在 Al Dhaid 附近参与道路工程，现可出售。',
      '购买两台及以上，价格可议。',
    ],
    broken: [
      '按现状出售，请先看机再还价。',
      '上一季起停用，我们的机修师有所需配件清单。',
      '可自行移动，但须维修后才能作业。',
    ],
  },
  zh_HK: {
    sound: [
      '購入以來一直由同一位機手操作。',
      '在自家工場保養，上個月剛換機油和隔濾。',
      '每日上午十時前可凍機啟動。',
      '可用自家吊機協助裝上低板車。',
      '附送一套備用隔濾。',
      '之前在 Al Dhaid 附近做道路工程，現已空出。',
      '購買兩部或以上可議價。',
    ],
    broken: [
      '按現狀出售，還價前請先看機。',
      '上一季起停用，技工備有所需零件清單。',
      '可自行開動，但須維修後才可工作。',
    ],
  },
  ko: {
    sound: [
      '구입 후 한 명의 기사가 계속 운전했습니다.',
      '자체 정비소에서 관리했으며 지난달 오일과 필터를 교환했습니다.',
      '매일 아침 열 시 전에 냉간 시동을 확인하실 수 있습니다.',
      '저희 크레인으로 로우베드에 상차해 드립니다.',
      '필터 한 세트를 더 드립니다.',
      '알다이드 인근 도로 공사에 사용했고, 지금 바로 구매하실 수 있습니다.',
      '두 대 이상 구매하시면 가격을 협의할 수 있습니다.',
    ],
    broken: [
      '현 상태로 판매합니다. 가격 제안 전에 실물을 확인해 주세요.',
      '지난 시즌부터 사용하지 않았습니다. 필요한 부품 목록은 정비사에게 있습니다.',
      '자력 주행은 가능하지만 작업하려면 수리가 필요합니다.',
    ],
  },
  fr: {
    sound: [
      'Un seul conducteur depuis notre achat.',
      'Entretenue dans notre atelier, vidange et filtres faits le mois dernier.',
      'Démarrage à froid possible chaque matin avant 10\u00a0h.',
      'Nous pouvons la charger sur votre porte-engins avec notre grue.',
      'Un jeu de filtres de rechange est fourni.',
      'A travaillé sur des chantiers routiers près d’Al Dhaid, désormais disponible.',
      'Prix négociable à partir de deux machines.',
    ],
    broken: [
      'Vendue en l’état. Visitez-la avant de faire une offre.',
      'Arrêtée depuis la saison dernière. Notre mécanicien a la liste des pièces nécessaires.',
      'Se déplace par ses propres moyens, mais doit être réparée avant de travailler.',
    ],
  },
  pt: {
    sound: [
      'Um único operador desde a nossa compra.',
      'Manutenção na nossa oficina; óleo e filtros trocados no mês passado.',
      'Partida a frio possível em qualquer manhã antes das 10h.',
      'Carregamos na sua prancha com o nosso guindaste.',
      'Acompanha um jogo extra de filtros.',
      'Trabalhou em obras de estrada perto de Al Dhaid, agora disponível.',
      'Preço a combinar para duas ou mais máquinas.',
    ],
    broken: [
      'Vendida no estado em que está. Visite antes de fazer uma proposta.',
      'Parada desde a última temporada. Nosso mecânico tem a lista das peças necessárias.',
      'Anda por conta própria, mas precisa de reparo antes de trabalhar.',
    ],
  },
  es: {
    sound: [
      'Un solo operador desde que la compramos.',
      'Mantenida en nuestro taller; aceite y filtros cambiados el mes pasado.',
      'Arranque en frío posible cualquier mañana antes de las 10:00.',
      'La cargamos en su cama baja con nuestra grúa.',
      'Incluye un juego de filtros de repuesto.',
      'Trabajó en obras viales cerca de Al Dhaid y ahora está disponible.',
      'Precio negociable a partir de dos máquinas.',
    ],
    broken: [
      'Se vende tal como está. Véala antes de hacer una oferta.',
      'Parada desde la temporada pasada. Nuestro mecánico tiene la lista de repuestos necesarios.',
      'Se mueve sola, pero hay que repararla antes de trabajar.',
    ],
  },
  de: {
    sound: [
      'Seit dem Kauf nur ein Fahrer.',
      'In der eigenen Werkstatt gewartet, Öl und Filter im letzten Monat gewechselt.',
      'Kaltstart jeden Morgen vor 10 Uhr möglich.',
      'Wir verladen mit eigenem Kran auf Ihren Tieflader.',
      'Ein zweiter Satz Filter gehört dazu.',
      'War bei Al Dhaid im Straßenbau im Einsatz und ist jetzt frei.',
      'Bei zwei oder mehr Maschinen ist der Preis verhandelbar.',
    ],
    broken: [
      'Verkauf im Ist-Zustand. Bitte vor einem Preisvorschlag besichtigen.',
      'Steht seit der letzten Saison still. Unser Mechaniker hat die Liste der nötigen Teile.',
      'Fährt aus eigener Kraft, muss aber vor dem Einsatz repariert werden.',
    ],
  },
  he: {
    sound: [
      'מפעיל אחד מאז שקנינו.',
      'טופל במוסך שלנו, שמן ומסננים הוחלפו בחודש שעבר.',
      'אפשר לבדוק התנעה קרה בכל בוקר לפני 10:00.',
      'נעמיס על הלובד שלכם במנוף שלנו.',
      'מצורף סט מסננים נוסף.',
      'עבד בסלילת כבישים ליד א־ד׳ייד, ועכשיו זמין.',
      'המחיר פתוח למשא ומתן בקניית שני כלים ומעלה.',
    ],
    broken: [
      'נמכר כמות שהוא. מומלץ לראות לפני הצעה.',
      'לא עבד מאז העונה הקודמת. אצל המכונאי שלנו יש רשימת החלקים הדרושים.',
      'נוסע בכוחות עצמו, אך דרוש תיקון לפני עבודה.',
    ],
  },
}
