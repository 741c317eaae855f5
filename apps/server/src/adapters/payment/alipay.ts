import { fromMinor, minorOf, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { AlipaySdk } from 'alipay-sdk'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import * as z from 'zod/mini'
import {
  ofAnother,
  PaymentRefused,
  PaymentUnavailable,
  type PaymentPort,
  type ProviderPayment,
  type ProviderRefund,
  type StatementLine,
} from '#kernel/ports/payment.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { daysBetween, fromShanghai, inShanghai } from './shanghai.ts'

const TIMEOUT_MS = 10_000
const BILL_BYTES = 64 << 20
const DONE = '10000'

const Answer = z.looseObject({ code: z.string(), subCode: z.optional(z.string()) })
const Trade = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string(),
  tradeStatus: z.string(),
  totalAmount: z.string(),
  sendPayDate: z.optional(z.string()),
})
const QueriedRefund = z.object({
  refundStatus: z.optional(z.string()),
  refundAmount: z.optional(z.string()),
})
const BillAddress = z.object({ billDownloadUrl: z.string() })
const Notification = z.object({
  notify_id: z.string(),
  app_id: z.string(),
  out_trade_no: z.optional(z.string()),
})

export interface AlipayAccount {
  appId: string
  /** PKCS#8, PEM or only its base64. */
  privateKey: string
  /** Of Alipay, not of our application. */
  alipayPublicKey: string
  /** The gateway: `https://openapi.alipay.com/gateway.do` or another address. */
  url: string
  /** Where Alipay posts notifications. */
  notifyUrl: string
  now: () => Date
  timeoutMs?: number
}

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const yuan = (text = '') => toMinor(cny(text.trim() || '0')) ?? 0n

function stateOf({
  tradeNo,
  tradeStatus,
  totalAmount,
  sendPayDate,
}: z.output<typeof Trade>): ProviderPayment {
  // A trade that was refunded whole is closed too: that it was paid shows in the time of payment.
  const isPaid =
    ['TRADE_SUCCESS', 'TRADE_FINISHED'].includes(tradeStatus) || sendPayDate !== undefined
  if (isPaid)
    return {
      status: 'paid',
      captured: fromMinor(yuan(totalAmount), 'CNY'),
      refunded: null,
      captureRef: tradeNo,
    }
  const status = tradeStatus === 'TRADE_CLOSED' ? 'expired' : 'open'
  return { status, captured: null, refunded: null, captureRef: null }
}

const OPEN: ProviderPayment = { status: 'open', captured: null, refunded: null, captureRef: null }

/** Lines of the bill of a day: a table in GBK, between lines that begin with `#`. */
function linesOf(bytes: Uint8Array): StatementLine[] {
  const text = new TextDecoder('gbk').decode(bytes)
  const rows = parse<Record<string, string>>(text, {
    comment: '#',
    columns: true,
    trim: true,
    relaxColumnCount: true,
  })
  return rows.map((row) => {
    const isRefund = row['业务类型'] === '退款'
    const captureRef = row['支付宝交易号'] ?? ''
    const refundRef = isRefund ? (row['退款批次号/请求号'] ?? '') : null
    return {
      lineId: isRefund ? `${captureRef}/${refundRef}` : captureRef,
      kind: isRefund ? 'refund' : 'payment',
      captureRef,
      // Alipay has no name of its own for a refund.
      reference: refundRef ?? row['商户订单号'] ?? null,
      refundRef,
      minor: yuan(row['订单金额（元）']),
      feeMinor: -yuan(row['服务费（元）']),
      currency: 'CNY',
      at: fromShanghai(row['完成时间'] ?? ''),
    }
  })
}

/** Alipay's page for payments, signed with RSA2 in both directions. */
export function createAlipay(account: AlipayAccount): PaymentPort {
  const {
    appId,
    privateKey,
    alipayPublicKey,
    url: gateway,
    notifyUrl,
    now,
    timeoutMs = TIMEOUT_MS,
  } = account
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    alipayPublicKey,
    gateway,
    keyType: 'PKCS8',
    timeout: timeoutMs,
  })

  /** The answer of a method, whose signature was right. */
  async function call(method: string, bizContent: Record<string, unknown>): Promise<unknown> {
    let given: unknown
    try {
      const timestamp = inShanghai(now())
      given = await sdk.exec(method, { timestamp, bizContent }, { validateSign: true })
    } catch (cause) {
      throw new PaymentUnavailable('Alipay did not answer', { cause })
    }
    const answer = Answer.safeParse(given)
    if (!answer.success) throw new PaymentUnavailable('Alipay answered something else')
    const { code, subCode = '' } = answer.data
    // 20000 is an overload; a wrong signature or key is ours to correct.
    if (code === '20000' || subCode === 'ACQ.SYSTEM_ERROR' || subCode.startsWith('isv.'))
      throw new PaymentUnavailable(`Alipay answered ${code} ${subCode}`)
    if (code !== DONE) throw new PaymentRefused('Alipay refused', subCode || code)
    return given
  }

  /** Alipay knows no trade before the buyer signed in. */
  async function stateNow(reference: string): Promise<ProviderPayment> {
    try {
      const trade = Trade.parse(await call('alipay.trade.query', { outTradeNo: reference }))
      if (trade.outTradeNo !== reference) throw ofAnother('Alipay')
      return stateOf(trade)
    } catch (err) {
      if (err instanceof PaymentRefused && err.code === 'ACQ.TRADE_NOT_EXIST') return OPEN
      throw err
    }
  }

  async function refundNow(
    reference: string,
    refundReference: string,
  ): Promise<ProviderRefund | null> {
    const names = { outTradeNo: reference, outRequestNo: refundReference }
    const found = QueriedRefund.parse(await call('alipay.trade.fastpay.refund.query', names))
    if (found.refundStatus !== 'REFUND_SUCCESS' || found.refundAmount === undefined) return null
    return {
      refundRef: refundReference,
      status: 'done',
      amount: fromMinor(yuan(found.refundAmount), 'CNY'),
    }
  }

  async function* billOf(day: string): AsyncIterable<StatementLine> {
    let found: unknown
    try {
      const asked = { billType: 'trade', billDate: day }
      found = await call('alipay.data.dataservice.bill.downloadurl.query', asked)
    } catch (err) {
      if (err instanceof PaymentRefused && err.code === 'isp.bill_not_exist') return
      throw err
    }
    const { billDownloadUrl: address } = BillAddress.parse(found)
    const { status, body } = await boundedFetch(address, {}, { timeoutMs, mostBytes: BILL_BYTES })
    if (status !== 200) throw new PaymentUnavailable('the bill of Alipay did not arrive')
    const files = unzipSync(body, {
      filter: ({ name, originalSize }) => !/汇总|SUMMARY/.test(name) && originalSize <= BILL_BYTES,
    })
    for (const file of Object.values(files)) yield* linesOf(file)
  }

  return {
    currencies: ['CNY'],
    leastMinor: () => 1n,
    notificationAnswer: 'success',
    // Only a signed address: Alipay learns of the payment when the buyer opens it.
    open: ({ reference, amount, description, returnUrl, expiresAt }) => {
      const url = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        timestamp: inShanghai(now()),
        notifyUrl,
        returnUrl,
        bizContent: {
          outTradeNo: reference,
          totalAmount: fromMinor(minorOf(amount), 'CNY').amount,
          subject: description,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          timeExpire: inShanghai(expiresAt),
        },
      })
      return Promise.resolve({ providerRef: reference, next: { kind: 'redirect', url } })
    },
    state: ({ reference }) => stateNow(reference),
    async close({ reference }) {
      try {
        await call('alipay.trade.close', { outTradeNo: reference })
      } catch (err) {
        if (!(err instanceof PaymentRefused)) throw err // not started, paid or closed in the meantime
      }
      return stateNow(reference)
    },
    async refund({ reference, refundReference, amount }) {
      const asked = {
        outTradeNo: reference,
        outRequestNo: refundReference,
        refundAmount: amount.amount,
      }
      await call('alipay.trade.refund', asked)
      // The answer says what is refunded in all; whether this refund is done is asked.
      const state = await refundNow(reference, refundReference)
      return state ?? { refundRef: refundReference, status: 'pending', amount }
    },
    async refundState({ reference, refundReference }) {
      const state = await refundNow(reference, refundReference)
      if (!state) throw new PaymentUnavailable('Alipay does not say yet what became of the refund')
      return state
    },
    disputeState: null,
    async readNotification({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')))
      // Alipay may only sign as we asked it to: with RSA2.
      if (fields['sign_type'] !== 'RSA2' || !sdk.checkNotifySignV2(fields))
        return Promise.resolve(null)
      const posted = Notification.safeParse(fields)
      if (!posted.success || posted.data.app_id !== appId) return null
      return {
        eventId: posted.data.notify_id,
        about: posted.data.out_trade_no ?? null,
        disputeRef: null,
      }
    },
    async *statement(from, until) {
      for (const day of daysBetween(from, until)) yield* billOf(day)
    },
    async *missed() {
      // Alipay keeps no list: the state of each open payment is asked.
    },
  }
}
