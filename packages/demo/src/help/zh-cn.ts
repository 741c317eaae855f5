import type { HelpWords } from './help.ts'

export const zhCn: HelpWords = {
  topics: {
    finding: '查找设备',
    checking: '查验设备',
    buying: '付款与提货',
    export: '出口与手续',
    account: '语言、货币与隐私',
  },
  articles: {
    searchForAModel: {
      title: '如何搜索型号？',
      summary: '按平时的说法输入型号：PC200、3CX，或库存编号。',
      body: '再按类别、品牌和酋长国缩小范围。',
      keywords: '查找设备，筛选，库存编号',
    },
    whereTheMachinesAre: {
      title: '设备在哪里？',
      summary: '在设备页面注明的堆场。',
      body: '每张卡片都标有所在酋长国，出发前就能知道。',
    },
    soldMachines: {
      title: '为什么已售设备仍然显示？',
      summary: '为了让价格公开可查。',
      body: '页面会清楚注明设备已售。',
    },
    grades: {
      title: '等级 A 至 E 是什么意思？',
      summary: 'A 近新，B 良好，C 可直接开工，D 需维修，E 拆件机。',
      body: '评级标准为机龄、小时数和磨损，详见设备页面。',
      keywords: '机况，标准',
    },
    operatingHours: {
      title: '小时数可信吗？',
      summary: '页面会注明数字来源。',
      body: '请与踏板、座椅和四轮一带的磨损对照，并索取 ECU 读数。',
    },
    ownInspector: {
      title: '可以带自己的检测员吗？',
      summary: '可以。请与堆场预约时间。',
      body: '您有权要求冷启动并查看设备底部。',
    },
    sellersGrade: {
      title: '未经检测的设备，成色等级由谁评定？',
      summary:
        '由卖家评定。这类等级在列表、设备页面和设备档案中都标有“卖家自评”，没有检测项目作依据。',
      body: '您可以要求检测，或自带检测员。',
    },
    twoPrices: {
      title: '为什么有两个价格？',
      summary: '大字价格按您选择的货币显示。',
      body: '小字是卖家所用货币的价格，以后者为准。',
    },
    newBankDetails: {
      title: '卖家发来新的银行账户，怎么办？',
      summary: '不要付款。',
      body: '只可付至 Ironsouq 发票上的收款账户，并向我们举报该消息。',
      keywords: '诈骗，欺诈，转账，IBAN',
    },
    vat: {
      title: '价格含增值税吗？',
      summary: '报价会注明。',
      body: '阿联酋增值税为 5%；出口在收到出境文件后可适用零税率。',
      keywords: '税，零税率',
    },
    returnGoods: {
      title: '如何退回商城的商品？',
      summary: '请在订单的退货期限内联系店铺。',
      body: '1. 在**我的账号**的**我的订单**中打开订单。订单会显示可退货的截止日期，期限自收货起算。\n2. 选择**联系店铺**，说明要退的商品和原因。附上照片更好。\n3. 与店铺商定商品寄回的地点和退款方式。\n\n如果店铺没有答复，请联系我们的客服。',
      keywords: '退货，退款，保障，天数',
    },
    exportedMachines: {
      title: '哪些设备可以出口？',
      summary: '大多数可以。',
      body: '请看页面上的海关状态：自由区、已缴关税、已在阿联酋登记或仅限出口。',
    },
    enginesAndDiesel: {
      title: '我的国家适合哪种发动机？',
      summary: '请看排放标准。',
      body: 'Tier 4 和 Stage V 发动机需要低硫柴油；没有低硫柴油的地方，排放标准较旧的发动机更耐用。',
    },
    languageAndCurrency: {
      title: '如何更改语言或货币？',
      summary: '在每页顶部。',
      body: '页面和筛选条件保持不变，您的选择会保留六个月。',
    },
    whatWeKnow: {
      title: '我的哪些信息会被收集？',
      summary: '访客：您选择的语言、货币和目的地。',
      body: '页面浏览计数不含您的 IP 地址，也无法逐日关联。',
    },
  },
}
