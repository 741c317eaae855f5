import type { Content } from './content.ts'

const YARD = '星期一至五 08:00 至 18:00，星期五 11:30 至 14:30 休息；星期六 08:00 至 14:00'
const DESK = '星期一至五 08:00 至 17:00，星期五 11:30 至 14:30 休息'

export const zhHk: Content = {
  currencies: {
    USD: '美元',
    AED: '阿聯酋迪拉姆',
    SAR: '沙特里亞爾',
    EUR: '歐元',
    CNY: '人民幣',
    KRW: '韓圜',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>阿聯酋的二手重型機械：<strong>按公開準則評級</strong>，時數與磨損清楚列明，連同文件出售。</p>',
  companyAddress: '阿聯酋沙迦 Al Sajaa 工業區 2 號閘',
  certifications: {
    inspection: {
      name: '獨立檢驗',
      title: '按機種檢驗 {least} 至 {most} 項',
      details:
        '檢驗員按機種逐項檢查 {least} 至 {most} 項，由凍機啟動到履帶或車胎磨損。讀數、備註及相片都在可開啟的報告中。如檢驗員受僱於賣家，頁面會註明。',
      standards: '按機種編訂的檢驗表；磨損以製造商上限的百分比表示',
    },
    lifting: {
      name: '第三方起重檢驗證書（TPI）',
      title: '由認可機構進行負載測試',
      details:
        '適用於吊機、鏟車、升降機及升降台：證書列明序號、測試項目及安全操作負荷。有效期十二個月，頁面顯示到期日。',
      standards: '檢驗機構符合 ISO/IEC 17020；吊機檢驗依據 ISO 9927-1',
    },
    hours: {
      name: '時數證明',
      title: '由控制單元讀取的時數',
      details:
        '由控制單元（ECU）讀取引擎時數，並與駕駛室的時數錶對照。兩者有出入時，頁面會寫明相差多少。',
      standards: 'SAE J1939 引擎時數；製造商有提供時採用 ISO 15143-3 遠程資訊',
    },
    papers: {
      name: '海關及業權文件',
      title: '屬誰所有，關稅繳了沒有',
      details: '將報關單及業權文件與機身鋼印序號核對。頁面所示的清關狀況由此而來。',
      standards: '報關單、業權證明或購機發票、機身鋼印序號',
    },
  },
  articles: {
    'company-news': '公司消息',
    market: '市場行情',
    auctions: '拍賣',
    guides: '選購指南',
    notices: '通告',
  },
  phrases: ['PC200', '挖掘機', '3CX', '吊機', '小松'],
  steps: [
    {
      title: '搜尋',
      body: '以十種語言任何一種，按型號或存貨編號搜尋，再按類別、品牌及酋長國收窄範圍。',
    },
    {
      title: '判斷',
      body: '細看 A 至 E 的機況級別及其準則、時數、磨損和清關狀況，然後到機械場看機。',
    },
    {
      title: '查詢或出價',
      body: '就一部或多部機械查詢價錢，或在限時拍賣中出價。出價具約束力，截標規則就寫在旁邊。',
    },
    {
      title: '提取',
      body: '按發票上的戶口付款，然後到機械場提取，或安排裝車經陸路或港口運走。文件隨機交付。',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa 主機械場',
      address: '沙迦 Al Sajaa 工業區 2 號閘',
      hours: YARD,
    },
    industrialArea: {
      name: '沙迦工業區',
      address: '沙迦第 13 工業區 48 號地段',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor 機械場',
      address: '迪拜 Ras Al Khor 第 2 工業區',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah 機械場', address: '阿布扎比 Mussafah M-37', hours: YARD },
    ghail: { name: 'Al Ghail 機械場', address: '哈伊馬角 Al Ghail 工業區', hours: DESK },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa 2 號閘 06:00 起接待低板拖車',
      summary:
        '前一天預約的運輸商，可在機械場開門前兩小時於 Al Sajaa 2 號閘裝車。閘口淨高 4.5 米，機械須憑放行紙離場。',
    },
    hoursPrice: {
      title: '一千小時令 20 噸挖掘機便宜多少',
      summary:
        '同一年份的兩部機械之間，每比一般多 1,000 小時，叫價約低 4%。時數偏低則同樣抬高叫價，但最多 20%。',
    },
    craneDate: {
      title: '買吊機，先看證書日期',
      summary:
        '在迪拜吊運前，吊機、升降機及鏟車須每十二個月由認可機構測試一次。證書過期的機械可以出售，但投入使用前要預留測試時間。',
    },
    diesel: {
      title: '出口 Tier 4 機械，先問清楚柴油',
      summary:
        'Tier 4 及 Stage V 引擎要求柴油含硫量不超過 15 ppm。當地油站柴油超過此數時，買同噸位的 Tier 3 機械較穩當。',
    },
  },
}
