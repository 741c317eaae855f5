import type { WordsByCode } from './words.ts'

/** Brands as yards call them, beside the names that the catalogue has in ten languages. */
export const brandWords: WordsByCode = {
  caterpillar: `
    cat, caterpiller, catepillar, caterpilar
    كات, كتربلر, كاتربلر, كتربيلر, كاتربيلار, كتر بلر
    קאט, קטרפילאר, קטרפילר
    卡特, 卡特彼勒, 卡特彼勒公司, 캣, 캐터필라, 카타필라`,
  komatsu: 'komatso, komatzu, كوماتسوا, كوماتزو, قوماتسو, קומאטסו, 고마쓰, 고마츠, 小松制作所',
  volvo: 'volvo ce, فولفو, وولفو, וולבו, 沃爾沃, 富豪重工',
  'volvo-trucks':
    'volvo, volvo truck, فولفو, وولفو, 沃尔沃, 富豪, 沃爾沃, 볼보, וולוו, וולבו, camion volvo',
  hitachi: 'hitatchi, هيتاتشي, هتاشي, היטאצי, 히다찌, 히타찌',
  jcb: 'j c b, جي سي بى, ג׳י סי בי, 제이씨비, 杰西博',
  hyundai:
    'hd hyundai, hundai, hyunday, هونداي, هيوندي, יונדאי, 현대건설기계, 현대중공업, 現代重工, 现代重工',
  develon: 'doosan, daewoo, دوسان, دايو, דוסאן, 斗山, 두산, 두산인프라코어, 대우, 디벨론',
  kobelco: 'kobelko, كوبلكو, קובלקו, 코벨코, 고베르코',
  liebherr: 'liebher, libher, ليبهير, ليبهرر, ליבהר, 리페르, 리브헤르, 利勃海爾',
  case: 'case ce, كيس, קייס',
  'new-holland': 'newholland, نيوهولاند, ניו הולנד, 纽荷兰',
  'john-deere': 'deere, jd, johndeere, جوندير, جون ديير, ג׳ון דיר, 约翰迪尔, 존 디어',
  bobcat: 'bob cat, بوب كات, בובקאט, 보브캣',
  kubota: 'كبوتا, 쿠보타, 久保田',
  takeuchi: 'تاكوتشي, 다께우찌',
  sany: 'sani, ساني, 三一重工, 싼이',
  xcmg: 'xuzhou, اكس سي ام جي, 徐工集团, 徐工集團, 서공',
  zoomlion: 'zoom lion, زوملیون, زوم ليون, 中联, 中聯',
  liugong: 'liu gong, ليوجونج, ليو جونج, 리우공',
  sdlg: 'lingong, 临工, 臨工, اس دي ال جي',
  shantui: 'shan tui, شانتوى',
  terex: 'تيركس, تريكس',
  grove: 'manitowoc, قروف, غروف, גרוב',
  tadano: 'faun, تادانوا, タダノ',
  kato: 'كاتوا',
  'mercedes-benz':
    'mercedes, benz, merc, مرسيدس, مرسيدس بنز, מרצדס, 奔驰, 平治, 梅赛德斯, 벤츠, 메르세데스',
  man: 'm a n, מאן, 曼, 만트럭',
  sinotruk: 'howo, sino truk, sinotruck, هوو, هاوو, سينوترك, 重汽, 豪沃, 하우',
  isuzu: 'izuzu, ايسوزو, 이스즈, 五十铃',
  hino: 'هينوا, 히노',
  manitou: 'مانيتوا, מניטו, 마니투',
  merlo: 'ميرلوا',
  toyota: 'تيوتا, 도요타',
  hyster: 'هستر',
  bomag: 'بوماغ, 보막',
  dynapac: 'دينا باك',
  hamm: 'هام',
  voegele: 'vogele, voegele, vögele, فوقله, فوجل',
  putzmeister: 'putzmaister, بوتزميستر, بوتس مايستر',
  schwing: 'شوينج',
  cummins: 'cumins, كومنز, كامينز, كومينز, 커민즈',
  'fg-wilson': 'wilson, fgwilson, ويلسون, 윌슨',
  'atlas-copco': 'atlas, atlascopco, اطلس, 아틀라스, 阿特拉斯',
  genie: 'terex genie, جني',
  jlg: 'j l g, جي ال جي, ג׳יי אל ג׳י, 제이엘지',
  haulotte: 'holot, هولوتي',
}
