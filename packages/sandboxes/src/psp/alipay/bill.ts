import { zipSync } from 'fflate'

const HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

export interface BillLine {
  tradeNo: string
  outTradeNo: string
  isRefund: boolean
  subject: string
  at: string
  /** Signed. */
  total: string
  requestNo: string
  fee: string
}

let table: Map<string, number> | undefined

/** Alipay writes its bills in GBK, which Node only reads: the table is made by reading all of it. */
function gbk(text: string): Uint8Array {
  if (!table) {
    table = new Map()
    const decoder = new TextDecoder('gbk')
    for (let high = 0x81; high <= 0xfe; high++)
      for (let low = 0x40; low <= 0xfe; low++)
        if (low !== 0x7f) table.set(decoder.decode(Uint8Array.of(high, low)), (high << 8) | low)
  }
  const bytes: number[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const known = code < 0x80 ? code : (table.get(sign) ?? 0x3f)
    if (known > 0xff) bytes.push(known >> 8)
    bytes.push(known & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** The bill of a day: a zip archive with two tables, of which the first has every movement. */
export function billArchive(merchant: string, day: string, lines: readonly BillLine[]): Uint8Array {
  const rows = lines.map((line) =>
    [
      `${line.tradeNo}\t`,
      `${line.outTradeNo}\t`,
      line.isRefund ? '退款' : '交易',
      line.subject.replaceAll(',', ' '),
      `${line.at}\t`,
      `${line.at}\t`,
      '',
      '',
      '',
      '',
      'buy***@sandbox.example\t',
      line.total,
      line.total,
      '0.00,0.00,0.00,0.00,0.00,,0.00,0.00',
      line.requestNo,
      line.fee,
      '0.00',
      '',
    ].join(','),
  )
  const text = [
    '#支付宝业务明细查询',
    `#账号：[${merchant}]`,
    `#起始日期：[${day}]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    HEAD,
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    '',
  ].join('\r\n')
  const name = `${merchant}_${day.replaceAll('-', '')}`
  return zipSync({
    [`${name}_DETAILS.csv`]: gbk(text),
    [`${name}_SUMMARY.csv`]: gbk('#支付宝业务汇总查询\r\n'),
  })
}
