import type { Content } from './content.ts'

const YARD = '周一至周五 08:00 至 18:00，周五 11:30 至 14:30 休息；周六 08:00 至 14:00'
const DESK = '周一至周五 08:00 至 17:00，周五 11:30 至 14:30 休息'

export const zhCn: Content = {
  currencies: {
    USD: '美元',
    AED: '阿联酋迪拉姆',
    SAR: '沙特里亚尔',
    EUR: '欧元',
    CNY: '人民币',
    KRW: '韩元',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>阿联酋的二手工程机械：<strong>按公开规则评级</strong>，小时数与磨损一目了然，随机附带证件出售。</p>',
  companyAddress: '阿联酋沙迦 Al Sajaa 工业区 2 号门',
  certifications: {
    inspection: {
      name: '独立检测',
      title: '按机型检测 {least} 至 {most} 项',
      details:
        '检测员按机型逐项检查 {least} 至 {most} 项，从冷启动到履带或轮胎磨损。读数、说明和照片都在可打开的报告中。若检测员受雇于卖家，页面会注明。',
      standards: '按机型制定的检测表；磨损以制造商极限值的百分比表示',
    },
    lifting: {
      name: '第三方起重检验证书（TPI）',
      title: '由认可机构做载荷试验',
      details:
        '适用于起重机、叉车、升降机和高空作业平台：证书载明序列号、试验项目和安全工作载荷。有效期十二个月，页面显示到期日。',
      standards: '检验机构符合 ISO/IEC 17020；起重机检验依据 ISO 9927-1',
    },
    hours: {
      name: '小时数证明',
      title: '从控制单元读取的小时数',
      details:
        '从控制单元（ECU）读取发动机小时数，并与驾驶室计时表对照。两者不一致时，页面会写明相差多少。',
      standards: 'SAE J1939 发动机小时数；制造商提供时采用 ISO 15143-3 远程信息',
    },
    papers: {
      name: '海关与产权文件',
      title: '归谁所有，关税是否已缴',
      details: '将报关单和产权文件与机身钢印序列号核对。页面所示的通关状态由此而来。',
      standards: '报关单、产权证明或购机发票、机身钢印序列号',
    },
  },
  articles: {
    'company-news': '公司动态',
    market: '市场行情',
    auctions: '拍卖',
    guides: '选购指南',
    notices: '通知',
  },
  phrases: ['PC200', '挖掘机', '3CX', '装载机', '小松'],
  steps: [
    {
      title: '查找',
      body: '用十种语言中的任意一种，按型号或库存编号搜索，再按类别、品牌和酋长国缩小范围。',
    },
    {
      title: '判断',
      body: '查看 A 至 E 的评级及其规则、小时数、磨损和通关状态，然后到堆场看机。',
    },
    {
      title: '询价或出价',
      body: '对一台或多台机器询价，或在限时拍卖中出价。出价具有约束力，截止规则就写在旁边。',
    },
    {
      title: '提机',
      body: '按发票上的账户付款，然后到堆场提机，或安排装车运往公路或港口。证件随机交付。',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa 主堆场',
      address: '沙迦 Al Sajaa 工业区 2 号门',
      hours: YARD,
    },
    industrialArea: {
      name: '沙迦工业区',
      address: '沙迦第 13 工业区 48 号地块',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor 堆场',
      address: '迪拜 Ras Al Khor 第 2 工业区',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah 堆场', address: '阿布扎比 Mussafah M-37', hours: YARD },
    ghail: { name: 'Al Ghail 堆场', address: '哈伊马角 Al Ghail 工业区', hours: DESK },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa 2 号门 06:00 起接待低平板车',
      summary:
        '提前一天预约的承运商，可在堆场开门前两小时于 Al Sajaa 2 号门装车。门洞净高 4.5 米，机器须凭出门证放行。',
    },
    hoursPrice: {
      title: '一千小时会让 20 吨挖掘机便宜多少',
      summary:
        '同一年份的两台机器之间，每比常规多 1,000 小时，要价约低 4%。小时数偏低则同样抬高要价，但最多 20%。',
    },
    craneDate: {
      title: '买起重机，先看证书日期',
      summary:
        '在迪拜作业前，起重机、升降机和叉车须每十二个月由认可机构试验一次。证书过期的机器可以出售，但投入使用前要留出试验时间。',
    },
    diesel: {
      title: '出口 Tier 4 机器，先问清柴油',
      summary:
        'Tier 4 和 Stage V 发动机要求柴油含硫量不超过 15 ppm。当地加油站柴油超过此值时，购买同吨位的 Tier 3 机器更稳妥。',
    },
  },
}
