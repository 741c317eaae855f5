import type {
  InquiryPoint,
  InquirySignal,
  InvalidReason,
} from '@ironsouq/contract/deals/inquiry/inquiry.limits'

interface DemoMessage {
  /** `seller`: staff wrote for the seller. */
  by: 'buyer' | 'staff' | 'seller'
  hoursAgo: number
  text: string
}

interface DemoInquiry {
  /** The account of its member. */
  account: string
  subject: string
  quantity: number
  country: string
  keywords?: string
  description?: string
  /** Whether it is about a machine for sale. */
  isAboutMachine: boolean
  state: 'unaudited' | 'pushed' | 'invalid'
  reason?: InvalidReason
  note?: string
  signals?: readonly InquirySignal[]
  /** The buyer has not read the last message. */
  isUnread?: boolean
  points?: readonly InquiryPoint[]
  messages: readonly DemoMessage[]
}

/** Inquiries of the demo members in all states, in their languages. */
export const INQUIRIES: readonly DemoInquiry[] = [
  {
    account: 'yard_buyer',
    subject: 'Swing motor seal and price to Dammam',
    quantity: 1,
    country: 'SA',
    isAboutMachine: true,
    state: 'pushed',
    isUnread: true,
    points: ['portPrice', 'repairs', 'loadingDate'],
    messages: [
      {
        by: 'buyer',
        hoursAgo: 30,
        text: 'Please quote with the swing motor seal replaced before loading. Loading before 30 November, to Dammam.',
      },
      {
        by: 'seller',
        hoursAgo: 27,
        text: 'The seal is included in the price. We film the work and add the video to the report. A low-bed is available on the 26th.',
      },
      { by: 'buyer', hoursAgo: 25, text: 'Good. Please send dated photos of the hour meter.' },
      { by: 'seller', hoursAgo: 3, text: 'We will take them tomorrow morning and send them here.' },
    ],
  },
  {
    account: 'yard_buyer',
    subject: 'Two 18 m telehandlers for Muscat',
    quantity: 2,
    country: 'OM',
    keywords: '18 m telehandler',
    description: 'Grade B or better, pallet forks, for a warehouse project from December.',
    isAboutMachine: false,
    state: 'unaudited',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 1,
        text: 'Two 18 m telehandlers for Muscat in December. Please quote with road transport.',
      },
    ],
  },
  {
    account: 'yard_buyer',
    subject: 'best price',
    quantity: 1,
    country: '',
    isAboutMachine: false,
    state: 'invalid',
    reason: 'missingDetails',
    note: 'Which machine do you need, or what work is it for?',
    messages: [{ by: 'buyer', hoursAgo: 52, text: 'best price please fast' }],
  },
  {
    account: 'khalid_m',
    subject: 'توفر المعدة وموعد المعاينة',
    quantity: 1,
    country: 'AE',
    isAboutMachine: true,
    state: 'pushed',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 40,
        text: 'هل المعدة متوفرة الآن؟ نحتاج إليها في موقع بالعين لمدة طويلة، ونود معاينتها هذا الأسبوع.',
      },
      {
        by: 'seller',
        hoursAgo: 36,
        text: 'نعم، متوفرة في الساحة. يمكنكم المعاينة يوم الخميس صباحاً، وسيكون الفني حاضراً.',
      },
      { by: 'buyer', hoursAgo: 5, text: 'ممتاز، نصل الخميس الساعة التاسعة.' },
    ],
  },
  {
    account: 'jan_becker',
    subject: 'Betriebsstunden und Wartungsheft',
    quantity: 1,
    country: 'DE',
    isAboutMachine: true,
    state: 'unaudited',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 4,
        text: 'Gibt es ein lückenloses Wartungsheft, und sind die Betriebsstunden am Zähler geprüft? Wir brauchen außerdem die Abgasstufe für die Einfuhr.',
      },
    ],
  },
  {
    account: 'lin_export',
    subject: '三台二手压路机，发往蒙巴萨',
    quantity: 3,
    country: 'KE',
    keywords: '11吨 单钢轮压路机',
    description: '2016年以后，小时数不超过6000，不接受振动系统维修过的设备。',
    isAboutMachine: false,
    state: 'pushed',
    messages: [
      { by: 'buyer', hoursAgo: 70, text: '我们需要三台11吨单钢轮压路机，请报到蒙巴萨的落地价。' },
      {
        by: 'staff',
        hoursAgo: 66,
        text: '我们有两台符合要求，第三台下周到堆场。报价会在检测完成后发给您。',
      },
    ],
  },
  {
    account: 'amina_t',
    subject: 'Prix rendu à Abidjan',
    quantity: 1,
    country: 'CI',
    isAboutMachine: true,
    state: 'pushed',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 20,
        text: 'Bonjour, quel serait le prix rendu à Abidjan, et sous quel délai pouvez-vous charger ?',
      },
    ],
  },
  {
    account: 'samuel_ok',
    subject: 'Cheap parts for your yard',
    quantity: 1,
    country: 'NG',
    isAboutMachine: false,
    state: 'invalid',
    reason: 'spam',
    signals: ['links'],
    messages: [
      {
        by: 'buyer',
        hoursAgo: 90,
        text: 'We sell filters and teeth for all brands: www.parts.example',
      },
    ],
  },
  {
    account: 'yard_buyer',
    subject: 'Machine from your yard, loaded for Dammam',
    quantity: 1,
    country: 'SA',
    points: ['portPrice', 'loadingDate'],
    isAboutMachine: false,
    state: 'pushed',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 26,
        text: 'We saw it at your yard on our last visit. Please quote it with the loading date. We can pay the deposit this week.',
      },
    ],
  },
]
