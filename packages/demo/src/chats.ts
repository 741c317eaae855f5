/** A message: `machine` shows the card of the machine that the conversation is about. */
interface DemoChatMessage {
  by: 'buyer' | 'desk'
  minutesAgo: number
  text: string
  isMachine?: true
}

export interface DemoChat {
  /** The account of its member. */
  account: string
  /** The code of a seller; null is our customer service. */
  seller: string | null
  isAboutMachine: boolean
  state: 'waiting' | 'assigned' | 'ended' | 'expired'
  /** The buyer has not read the last answer, or the desk has not read the last question. */
  isUnread?: true
  rating?: number
  /** For the colleagues at the desk. */
  note?: string
  messages: readonly DemoChatMessage[]
}

const buyer = (minutesAgo: number, text: string): DemoChatMessage => ({
  by: 'buyer',
  minutesAgo,
  text,
})
const desk = (minutesAgo: number, text: string): DemoChatMessage => ({
  by: 'desk',
  minutesAgo,
  text,
})
const machine = (minutesAgo: number): DemoChatMessage => ({
  by: 'desk',
  minutesAgo,
  text: '',
  isMachine: true,
})

/** Chats of the demo members in all states, in their languages. */
export const CHATS: readonly DemoChat[] = [
  {
    account: 'yard_buyer',
    seller: 'seven-dunes',
    isAboutMachine: true,
    state: 'assigned',
    isUnread: true,
    note: 'Paid within three days last time. If they take two, we can drop the low-bed charge for the second.',
    messages: [
      buyer(66, 'Good afternoon. Is the machine still at your yard in Sharjah?'),
      desk(61, 'Yes, in row 4. It runs, and the tracks were measured last week: 62% left.'),
      buyer(58, 'The price is good for us. Which documents come with the machine?'),
      desk(
        52,
        'Invoice, export declaration, inspection report and the service book with 11 stamps.',
      ),
      buyer(9, 'Can we view it on Thursday at 9?'),
      desk(3, 'Thursday at 9 works. Ask for Leila at the gate and bring safety shoes.'),
    ],
  },
  {
    account: 'yard_buyer',
    seller: null,
    isAboutMachine: false,
    state: 'ended',
    rating: 5,
    messages: [
      buyer(2890, 'How do I know that a bank account on an invoice is right?'),
      desk(
        2882,
        'The account is on the proforma invoice in your account here. It never changes in a chat or an email. If someone sends you another one, do not pay and report the chat.',
      ),
      buyer(2876, 'Clear, thank you.'),
    ],
  },
  {
    account: 'khalid_m',
    seller: 'seven-dunes',
    isAboutMachine: true,
    state: 'waiting',
    messages: [
      buyer(
        14,
        'السلام عليكم، هل البوابة الخلفية ضمن السعر؟ وهل التسليم إلى الدمام ممكن هذا الشهر؟',
      ),
    ],
  },
  {
    account: 'samuel_ok',
    seller: 'seven-dunes',
    isAboutMachine: true,
    state: 'waiting',
    messages: [
      buyer(6, 'Can I come on Thursday at 9 with my mechanic? He wants to see a cold start.'),
    ],
  },
  {
    account: 'fatima_h',
    seller: 'falaj-heavy',
    isAboutMachine: true,
    state: 'assigned',
    messages: [
      buyer(180, 'هل تم تغيير زيت الهيدروليك مؤخراً؟'),
      desk(172, 'نعم، عند 7,500 ساعة مع الفلاتر. نرسل لك صفحة دفتر الصيانة مع تقرير الفحص.'),
      machine(171),
      buyer(40, 'ممتاز. أحتاج فيديو للتشغيل على البارد قبل الحجز.'),
    ],
  },
  {
    account: 'priya_rental',
    seller: 'falaj-heavy',
    isAboutMachine: true,
    state: 'ended',
    rating: 4,
    messages: [
      buyer(5800, 'Do you rent out before you sell? We need it for six weeks in Al Ain.'),
      desk(
        5790,
        'We only sell. For six weeks the buy-back in our terms may suit you: 85% after 60 days.',
      ),
      buyer(5781, 'Interesting, I will ask our finance team. You can close this.'),
    ],
  },
  {
    account: 'lin_export',
    seller: 'grey-heron',
    isAboutMachine: true,
    state: 'assigned',
    isUnread: true,
    messages: [
      buyer(95, '你好，这台设备是否有原厂保养记录？发动机有没有大修过？'),
      desk(90, '您好，保养记录齐全，发动机未大修。最近一次换机油是 7,200 小时。'),
      buyer(33, '报到天津新港的滚装运费大概多少？'),
    ],
  },
  {
    account: 'lin_export',
    seller: null,
    isAboutMachine: false,
    state: 'waiting',
    messages: [buyer(2, '请问出口中国需要哪些文件？你们能代办熏蒸和检验吗？')],
  },
  {
    account: 'jan_becker',
    seller: 'grey-heron',
    isAboutMachine: true,
    state: 'waiting',
    messages: [
      buyer(21, 'Guten Tag, ist die Maschine noch zu verkaufen? Welche Abgasstufe hat der Motor?'),
    ],
  },
  {
    account: 'fatima_h',
    seller: null,
    isAboutMachine: false,
    state: 'assigned',
    messages: [
      buyer(130, 'أرسلت استفساراً أمس ولم يصلني عرض سعر بعد.'),
      desk(121, 'وصل استفسارك إلى ثلاثة بائعين. موعد الرد غداً الساعة 11، وسنتابع معهم اليوم.'),
      buyer(118, 'شكراً لكم.'),
    ],
  },
  {
    account: 'samuel_ok',
    seller: null,
    isAboutMachine: true,
    state: 'expired',
    messages: [
      buyer(4400, 'Which port is best for Lagos, Jebel Ali or Sharjah?'),
      desk(
        4390,
        'For RoRo it is Jebel Ali, sailings every ten days. Which machine is it? Then we calculate the landed price.',
      ),
    ],
  },
  {
    account: 'minjun_kim',
    seller: 'falaj-heavy',
    isAboutMachine: true,
    state: 'expired',
    messages: [
      buyer(7300, 'Is the quick coupler included? And can you load it in a 40 ft flat rack?'),
      desk(
        7288,
        'The coupler is included. It fits a flat rack with the boom off; we take it off free of charge.',
      ),
    ],
  },
]
