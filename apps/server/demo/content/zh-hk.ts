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
    '<p>阿聯酋的二手重型機械：<strong>按公開準則評級</strong>，列明時數及磨損，連同文件出售。</p>',
  companyAddress: '阿聯酋沙迦 Al Sajaa 工業區 2 號閘',
  certifications: {
    inspection: {
      name: '獨立檢驗',
      title: '{least} 至 {most} 個檢驗項目，視乎機種',
      details:
        '檢驗員在機械場按機種檢查 {least} 至 {most} 項，由凍機啟動至履帶或車胎磨損。你可開啟報告，查看所有讀數、備註及相片。如檢驗員受僱於賣家，網頁會註明。',
      standards: '按機種編訂的檢驗表；磨損以製造商上限的百分比表示',
    },
    lifting: {
      name: '第三方起重檢驗證書（TPI）',
      title: '由認可檢驗機構進行負載測試',
      details:
        '適用於吊機、鏟車、升降機及升降台。證書列明機身編號、已進行的測試及安全操作負荷。有效期 12 個月，網頁會顯示到期日。',
      standards: '檢驗機構符合 ISO/IEC 17020；吊機檢驗依據 ISO 9927-1',
    },
    hours: {
      name: '已核實時數',
      title: '由引擎控制單元（ECU）讀取的時數',
      details: '我們由控制單元讀取引擎時數，並與駕駛室的鐘數錶比較。如有差異，網頁會列明。',
      standards: 'SAE J1939 引擎時數；製造商有提供時採用 ISO 15143-3 遙距監測數據',
    },
    papers: {
      name: '海關及業權文件',
      title: '業權及關稅狀態',
      details: '我們將報關單及業權證明與機身鋼印編號核對。網頁上的清關狀況以這些文件為據。',
      standards: '報關單、業權證明或購機發票、機身鋼印編號',
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
      body: '以十種語言中任何一種，按型號或存貨編號搜尋。再按類別、品牌及酋長國收窄結果。',
    },
    {
      title: '查證',
      body: '查看 A 至 E 的機況級別及評級準則、時數、磨損及清關狀況，然後到機械場看機。',
    },
    {
      title: '索取報價或出價',
      body: '為一部或多部機械索取報價，或在限時拍賣中出價。出價具約束力，截止規則列於出價按鈕旁。',
    },
    {
      title: '提取',
      body: '付款至發票所載的戶口，然後到機械場提取，或安排裝載經陸路或海路運輸。文件隨機交付。',
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
      title: 'Al Sajaa：2 號閘現於 06:00 起開放予低板車',
      summary:
        '於前一天預約的運輸商，可在機械場開門前兩小時於 Al Sajaa 2 號閘裝載。閘口淨高 4.5 米。每部機械須憑放行紙離場。',
    },
    hoursPrice: {
      title: '多 1,000 小時，20 公噸挖掘機的價格相差多少',
      summary:
        '同一年份的機械，時數每比平均多 1,000 小時，叫價約低 4%。時數低則按相同比率提高叫價，最多 20%。',
    },
    craneDate: {
      title: '買吊機？先看證書日期',
      summary:
        '在迪拜，吊機、升降機及鏟車須每 12 個月由認可機構測試一次。證書過期的機械仍可出售，但須重新測試才可工作。',
    },
    diesel: {
      title: '出口 Tier 4 機械？先了解當地柴油',
      summary:
        'Tier 4 及 Stage V 引擎需要含硫量不超過 15 ppm 的柴油。如當地柴油含硫量較高，選擇同等大小的 Tier 3 機械較穩妥。',
    },
  },
}
