import type { Content } from './content-words.ts'

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
    '<p>阿联酋的二手工程机械：<strong>按公开标准评级</strong>，标明小时数与磨损，手续随设备交付。</p>',
  companyAddress: '阿联酋沙迦 Al Sajaa 工业区 2 号门',
  certifications: {
    inspection: {
      name: '独立检测',
      title: '按机型检测 {least} 至 {most} 项',
      details:
        '检测员在堆场按机型检查 {least} 至 {most} 项，从冷启动到履带或轮胎磨损。您可以打开报告，查看全部读数、说明和照片。若检测员受雇于卖家，页面会注明。',
      standards: '按机型制定的检测表；磨损以制造商极限值的百分比表示',
    },
    lifting: {
      name: '第三方起重检验证书（TPI）',
      title: '由认可的检验机构做载荷试验',
      details:
        '适用于起重机、叉车、升降机和高空作业平台。证书载明序列号、试验项目和安全工作载荷。有效期 12 个月，页面显示到期日。',
      standards: '检验机构符合 ISO/IEC 17020；起重机检验依据 ISO 9927-1',
    },
    hours: {
      name: '小时数核实',
      title: '从发动机控制单元（ECU）读取的小时数',
      details: '我们从控制单元读取发动机小时数，并与驾驶室内的小时表对照。如有差异，页面会注明。',
      standards: 'SAE J1939 发动机小时数；制造商提供时采用 ISO 15143-3 远程监控数据',
    },
    papers: {
      name: '海关与产权手续',
      title: '产权与关税状态',
      details: '我们将报关单和产权证明与机身钢印序列号核对。页面上的海关状态以这些手续为依据。',
      standards: '报关单、产权证明或购机发票、机身钢印序列号',
    },
  },
  articles: {
    'company-news': '公司动态',
    market: '市场行情',
    auctions: '拍卖',
    guides: '选购指南',
    notices: '公告',
  },
  phrases: ['PC200', '挖掘机', '3CX', '装载机', '小松'],
  steps: [
    {
      title: '查找',
      body: '用十种语言中的任意一种，按型号或库存编号搜索，再按类别、品牌和酋长国缩小范围。',
    },
    {
      title: '查验',
      body: '查看 A 至 E 的成色等级及评级标准、小时数、磨损和海关状态，然后到堆场看机。',
    },
    {
      title: '索取报价或出价',
      body: '为一台或多台设备索取报价，或在限时拍卖中出价。出价具有约束力，结束规则显示在出价按钮旁。',
    },
    {
      title: '提机',
      body: '付款至发票上的收款账户，然后到堆场提机，或安排装车，经公路或海运发出。手续随设备一并交付。',
    },
  ],
}
