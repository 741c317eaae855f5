import type { Content } from './content-words.ts'

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
}
