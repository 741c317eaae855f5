import type { LocaleCode } from '@ironsouq/i18n/locales'

interface DemoBrand {
  code: string
  names: Record<LocaleCode, string>
}

type Row = readonly [
  code: string,
  latin: string,
  zhCn: string,
  ar: string,
  zhHk: string,
  he: string,
  ko: string,
]

// Arabic and Hebrew stand apart: an editor would show two neighbouring right-to-left cells swapped.
// oxfmt-ignore
const rows: readonly Row[] = [
  // code           latin            zh_CN           ar               zh_HK          he             ko
  ['caterpillar',   'Caterpillar',   '卡特彼勒',       'كاتربيلر',       '卡特彼勒',      'קטרפילר',      '캐터필러'],
  ['komatsu',       'Komatsu',       '小松',           'كوماتسو',        '小松',          'קומטסו',       '코마츠'],
  ['volvo',         'Volvo',         '沃尔沃',         'فولفو',          '富豪',          'וולוו',        '볼보'],
  ['hitachi',       'Hitachi',       '日立',           'هيتاشي',         '日立',          'היטאצ׳י',      '히타치'],
  ['jcb',           'JCB',           '杰西博',         'جي سي بي',       'JCB',           'JCB',          'JCB'],
  ['hyundai',       'Hyundai',       '现代',           'هيونداي',        '現代',          'יונדאי',       '현대'],
  ['develon',       'Develon',       '迪万伦',         'ديفيلون',        '迪萬倫',        'דבלון',        '디벨론'],
  ['kobelco',       'Kobelco',       '神钢',           'كوبيلكو',        '神鋼',          'קובלקו',       '코벨코'],
  ['liebherr',      'Liebherr',      '利勃海尔',       'ليبهر',          '利勃海爾',      'ליבהר',        '립헬'],
  ['case',          'Case',          '凯斯',           'كيس',            '凱斯',          'קייס',         '케이스'],
  ['new-holland',   'New Holland',   '纽荷兰',         'نيو هولاند',     '紐荷蘭',        'ניו הולנד',    '뉴홀랜드'],
  ['john-deere',    'John Deere',    '约翰迪尔',       'جون دير',        '約翰迪爾',      'ג׳ון דיר',     '존디어'],
  ['bobcat',        'Bobcat',        '山猫',           'بوبكات',         '山貓',          'בובקט',        '밥캣'],
  ['kubota',        'Kubota',        '久保田',         'كوبوتا',         '久保田',        'קובוטה',       '구보다'],
  ['takeuchi',      'Takeuchi',      '竹内',           'تاكيوتشي',       '竹內',          'טקאוצ׳י',      '다케우치'],
  ['yanmar',        'Yanmar',        '洋马',           'يانمار',         '洋馬',          'ינמר',         '얀마'],
  ['sany',          'Sany',          '三一',           'ساني',           '三一',          'סאני',         '사니'],
  ['xcmg',          'XCMG',          '徐工',           'إكس سي إم جي',   '徐工',          'XCMG',         'XCMG'],
  ['zoomlion',      'Zoomlion',      '中联重科',       'زومليون',        '中聯重科',      'זומליון',      '줌라이언'],
  ['liugong',       'LiuGong',       '柳工',           'ليوغونغ',        '柳工',          'ליוגונג',      '류공'],
  ['sdlg',          'SDLG',          '山东临工',       'إس دي إل جي',    '山東臨工',      'SDLG',         'SDLG'],
  ['shantui',       'Shantui',       '山推',           'شانتوي',         '山推',          'שאנטוי',       '산투이'],
  ['lonking',       'Lonking',       '龙工',           'لونكينج',        '龍工',          'לונקינג',      '론킹'],
  ['sumitomo',      'Sumitomo',      '住友',           'سوميتومو',       '住友',          'סומיטומו',     '스미토모'],
  ['link-belt',     'Link-Belt',     '林克贝尔特',     'لينك بيلت',      '林克貝爾特',    'לינק-בלט',     '링크벨트'],
  ['bell',          'Bell',          '贝尔',           'بيل',            '貝爾',          'בל',           '벨'],
  ['terex',         'Terex',         '特雷克斯',       'تيريكس',         '特雷克斯',      'טרקס',         '테렉스'],
  ['powerscreen',   'Powerscreen',   'Powerscreen',    'باورسكرين',      'Powerscreen',   'פאוורסקרין',   '파워스크린'],
  ['sandvik',       'Sandvik',       '山特维克',       'ساندفيك',        '山特維克',      'סנדוויק',      '샌드빅'],
  ['metso',         'Metso',         '美卓',           'ميتسو',          '美卓',          'מטסו',         '메쪼'],
  ['kleemann',      'Kleemann',      '克磊镘',         'كليمان',         '克磊鏝',        'קלימן',        '클레만'],
  ['grove',         'Grove',         '格鲁夫',         'جروف',           '格魯夫',        'גרוב',         '그로브'],
  ['tadano',        'Tadano',        '多田野',         'تادانو',         '多田野',        'טאדנו',        '타다노'],
  ['kato',          'Kato',          '加藤',           'كاتو',           '加藤',          'קאטו',         '가토'],
  ['demag',         'Demag',         '德马格',         'ديماج',          '德馬格',        'דמאג',         '데마그'],
  ['potain',        'Potain',        '波坦',           'بوتان',          '波坦',          'פוטיין',       '포테인'],
  ['jlg',           'JLG',           '捷尔杰',         'جيه إل جي',      'JLG',           'JLG',          'JLG'],
  ['genie',         'Genie',         '吉尼',           'جيني',           '吉尼',          'ג׳יני',        '지니'],
  ['haulotte',      'Haulotte',      '欧历胜',         'هولوت',          '歐歷勝',        'האולוט',       '올로트'],
  ['manitou',       'Manitou',       '曼尼通',         'مانيتو',         '曼尼通',        'מניטו',        '마니투'],
  ['merlo',         'Merlo',         '梅洛',           'ميرلو',          '梅洛',          'מרלו',         '메를로'],
  ['toyota',        'Toyota',        '丰田',           'تويوتا',         '豐田',          'טויוטה',       '토요타'],
  ['hyster',        'Hyster',        '海斯特',         'هايستر',         '海斯特',        'הייסטר',       '하이스터'],
  ['kalmar',        'Kalmar',        '卡尔玛',         'كالمار',         '卡爾瑪',        'קלמאר',        '칼마'],
  ['bomag',         'Bomag',         '宝马格',         'بوماج',          '寶馬格',        'בומאג',        '보마그'],
  ['dynapac',       'Dynapac',       '戴纳派克',       'ديناباك',        '戴納派克',      'דיינפאק',      '다이나팩'],
  ['hamm',          'Hamm',          '悍马',           'هام',            '悍馬',          'HAMM',         '함'],
  ['wirtgen',       'Wirtgen',       '维特根',         'فيرتجن',         '維特根',        'וירטגן',       '비르트겐'],
  ['voegele',       'Vögele',        '福格勒',         'فوجله',          '福格勒',        'פוגלה',        '푀겔레'],
  ['putzmeister',   'Putzmeister',   '普茨迈斯特',     'بوتزمايستر',     '普茨邁斯特',    'פוצמייסטר',    '푸츠마이스터'],
  ['schwing',       'Schwing',       '施维英',         'شفينج',          '施維英',        'שווינג',       '슈빙'],
  ['cummins',       'Cummins',       '康明斯',         'كمنز',           '康明斯',        'קמינס',        '커민스'],
  ['fg-wilson',     'FG Wilson',     '威尔信',         'إف جي ويلسون',   '威爾信',        'FG וילסון',    'FG 윌슨'],
  ['atlas-copco',   'Atlas Copco',   '阿特拉斯·科普柯', 'أطلس كوبكو',     '阿特拉斯·科普柯', 'אטלס קופקו',   '아트라스콥코'],
  ['mercedes-benz', 'Mercedes-Benz', '梅赛德斯-奔驰',  'مرسيدس-بنز',     '平治',          'מרצדס-בנץ',    '메르세데스-벤츠'],
  ['man',           'MAN',           '曼恩',           'مان',            'MAN',           'MAN',          '만'],
  ['volvo-trucks',  'Volvo Trucks',  '沃尔沃卡车',     'فولفو للشاحنات', '富豪貨車',      'משאיות וולוו', '볼보트럭'],
  ['sinotruk',      'Sinotruk',      '中国重汽',       'سينوتراك',       '中國重汽',      'סינוטראק',     '시노트럭'],
  ['hino',          'Hino',          '日野',           'هينو',           '日野',          'הינו',         '히노'],
  ['isuzu',         'Isuzu',         '五十铃',         'إيسوزو',         '五十鈴',        'איסוזו',       '이스즈'],
]

export const brands: readonly DemoBrand[] = rows.map(([code, latin, zhCn, ar, zhHk, he, ko]) => ({
  code,
  names: {
    en: latin,
    zh_CN: zhCn,
    ar,
    fr: latin,
    zh_HK: zhHk,
    pt: latin,
    ko,
    he,
    de: latin,
    es: latin,
  },
}))
