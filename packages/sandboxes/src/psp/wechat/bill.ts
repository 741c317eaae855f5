import { WECHAT_PAY } from '../../credentials.ts'
import { decimal, shanghai } from '../core/decimals.ts'

export interface Trade {
  out_trade_no: string
  description: string
  total: number
  currency: string
  notifyUrl: string
  expiresAt: number
  pr: string
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  paid: number
  transactionId: string | null
  paidAt: number | null
  refunded: number
}

export interface Refund {
  refund_id: string
  out_refund_no: string
  out_trade_no: string
  transaction_id: string
  cents: number
  total: number
  status: 'SUCCESS' | 'PROCESSING'
  at: number
}

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

const feeOf = (cents: number) => Math.round(cents * 0.006)

function lineOf(trade: Trade, refund: Refund | null) {
  const at = shanghai(refund ? refund.at : (trade.paidAt ?? 0))
  const fee = refund ? -feeOf(refund.cents) : feeOf(trade.paid)
  const paid = decimal(refund ? 0 : trade.paid)
  const returned = decimal(refund?.cents ?? 0)
  const values = [
    [at, WECHAT_PAY.appId, WECHAT_PAY.mchId, '', '', trade.transactionId ?? ''],
    [trade.out_trade_no, 'oUpF8u', 'NATIVE'],
    [refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', paid, '0.00'],
    [refund?.refund_id ?? '0', refund?.out_refund_no ?? '0', returned, '0.00'],
    [refund ? 'ORIGINAL' : '', refund?.status ?? '', trade.description.replaceAll(',', ' '), ''],
    [(fee / 100).toFixed(5), '0.60%', paid, returned, ''],
  ]
  return {
    at,
    text: values
      .flat()
      .map((value) => `\`${value}`)
      .join(','),
  }
}

/** The bill of a day, as WeChat writes it: every value after a grave accent, sums at the end. */
export function billText(
  day: string,
  trades: readonly Trade[],
  refunds: readonly Refund[],
): string {
  const byNo = new Map(trades.map((trade) => [trade.out_trade_no, trade]))
  const paid = trades.filter(({ transactionId }) => transactionId !== null)
  const returned = refunds.flatMap((refund) => {
    const trade = byNo.get(refund.out_trade_no)
    return trade ? [lineOf(trade, refund)] : []
  })
  const lines = [...paid.map((trade) => lineOf(trade, null)), ...returned].filter(({ at }) =>
    at.startsWith(day),
  )
  const sums = ['总交易单数,应结订单总金额,退款总金额', `\`${lines.length},\`0.00,\`0.00`, '']
  return [HEAD, ...lines.map(({ text }) => text), ...sums].join('\r\n')
}
