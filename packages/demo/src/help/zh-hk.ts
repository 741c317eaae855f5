import type { HelpWords } from './help.ts'

export const zhHk: HelpWords = {
  topics: {
    finding: '尋找機械',
    checking: '查證機械',
    buying: '付款及提取',
    export: '出口及文件',
    account: '語言、貨幣及私隱',
  },
  articles: {
    searchForAModel: {
      title: '如何搜尋型號？',
      summary: '按平時的叫法輸入型號，例如 PC200、3CX，或輸入存貨編號。',
      body: '再按類別、品牌及酋長國收窄列表。',
      keywords: '尋找機械，篩選，存貨編號',
    },
    whereTheMachinesAre: {
      title: '機械在哪裏？',
      summary: '在機械網頁註明的機械場。',
      body: '每張卡片都顯示所在酋長國，出發前便可知道。',
    },
    soldMachines: {
      title: '為何仍顯示已售機械？',
      summary: '為了令價格保持公開。',
      body: '網頁會清楚註明機械已售。',
    },
    grades: {
      title: 'A 至 E 級代表甚麼？',
      summary: 'A 近乎全新，B 良好，C 可即時開工，D 需要維修，E 拆件用。',
      body: '準則為機齡、時數及磨損，詳見機械的網頁。',
      keywords: '機況，準則',
    },
    operatingHours: {
      title: '時數可信嗎？',
      summary: '網頁會顯示時數來源。',
      body: '請與踏板、座椅及履帶底盤的磨損比較，並索取 ECU 讀數。',
    },
    ownInspector: {
      title: '可以帶自己的檢驗員嗎？',
      summary: '可以。請與機械場預約時間。',
      body: '你有權要求凍機啟動及檢查機底。',
    },
    sellersGrade: {
      title: '未經檢驗的機械，機況級別由誰評定？',
      summary:
        '由賣家評定。這類級別在列表、機械網頁及機械檔案中均標明「賣家自評」，並不附檢驗項目。',
      body: '你可以要求檢驗，或帶同自己的檢驗員。',
    },
    twoPrices: {
      title: '為何有兩個價格？',
      summary: '較大的價格以你選擇的貨幣顯示。',
      body: '較小的是賣家所用貨幣的價格，以後者為準。',
    },
    newBankDetails: {
      title: '賣家發來新的銀行資料，應怎樣做？',
      summary: '請勿付款。',
      body: '只可付款至 Ironsouq 發票所載的戶口，並向我們舉報該訊息。',
      keywords: '詐騙，騙案，轉帳，IBAN',
    },
    vat: {
      title: '價格包括增值稅嗎？',
      summary: '報價會註明。',
      body: '阿聯酋增值稅為 5%；出口在收到出境文件後可適用零稅率。',
      keywords: '稅項，零稅率',
    },
    returnGoods: {
      title: '如何退回商城的商品？',
      summary: '請在訂單的退貨期限內聯絡店舖。',
      body: '1. 在**我的帳戶**的**我的訂單**中開啟訂單。訂單會顯示可退貨的截止日期，期限由收貨起計。\n2. 選擇**聯絡店舖**，說明要退回的商品和原因。附上相片更好。\n3. 與店舖商定商品寄回的地點和退款方式。\n\n如果店舖沒有回覆，請聯絡我們的客戶服務。',
      keywords: '退貨，退款，保障，天數',
    },
    exportedMachines: {
      title: '哪些機械可以出口？',
      summary: '大部分可以。',
      body: '請查看網頁上的清關狀況：自由區、已繳關稅、已在阿聯酋登記或只供出口。',
    },
    enginesAndDiesel: {
      title: '我的國家可使用哪種引擎？',
      summary: '請查看排放標準。',
      body: 'Tier 4 及 Stage V 引擎需要低硫柴油；在沒有低硫柴油的地方，較舊級別的引擎更耐用。',
    },
    languageAndCurrency: {
      title: '如何更改語言或貨幣？',
      summary: '在每頁頂部。',
      body: '網頁及篩選條件維持不變，你的選擇會保留六個月。',
    },
    whatWeKnow: {
      title: '你們知道我甚麼資料？',
      summary: '作為訪客：你選擇的語言、貨幣及目的地。',
      body: '網頁瀏覽次數不含你的 IP 地址，亦不能逐日聯繫。',
    },
  },
}
