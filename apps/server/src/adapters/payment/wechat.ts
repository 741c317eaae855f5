import { createHash, X509Certificate } from 'node:crypto'
import { fromMinor, minorOf, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { parse } from 'csv-parse/sync'
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
import { boundedFetch, type Fetched } from './bounded-fetch.ts'
import { daysBetween, fromShanghai } from './shanghai.ts'
import {
  authorizationOf,
  isOfWechat,
  Encrypted,
  decrypted,
  type WechatKeys,
} from './wechat.signature.ts'

const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 1 << 20
const BILL_BYTES = 64 << 20
/** WeChat changes its certificates with notice of a day or more. */
const CERTIFICATES_MS = 12 * 3_600_000

const Certificates = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: Encrypted })),
})
const Opened = z.object({ code_url: z.string() })
const Trade = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.optional(z.int()), currency: z.optional(z.string()) })),
})
const Refund = z.object({
  refund_id: z.string(),
  status: z.string(),
  amount: z.object({ refund: z.int(), currency: z.optional(z.string()) }),
})
const Failed = z.object({ code: z.string(), message: z.optional(z.string()) })
const Event = z.object({ id: z.string(), event_type: z.string(), resource: Encrypted })
const About = z.object({ out_trade_no: z.string() })
const Bill = z.object({
  download_url: z.string(),
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
})

export interface WechatAccount extends WechatKeys {
  appId: string
  /** `https://api.mch.weixin.qq.com` or another address. */
  url: string
  /** Where WeChat posts notifications. */
  notifyUrl: string
  now: () => Date
  timeoutMs?: number
}

const PAID = new Set(['SUCCESS', 'REFUND'])
const REFUND_STATUS: Readonly<Record<string, ProviderRefund['status']>> = {
  SUCCESS: 'done',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
}

function stateOf({
  trade_state: state,
  transaction_id: captureRef,
  amount,
}: z.output<typeof Trade>): ProviderPayment {
  if (PAID.has(state))
    return {
      status: 'paid',
      captured: fromMinor(BigInt(amount?.total ?? 0), amount?.currency ?? 'CNY'),
      refunded: null,
      captureRef: captureRef ?? null,
    }
  const isOver = state === 'CLOSED' || state === 'REVOKED'
  const status = isOver ? 'expired' : state === 'PAYERROR' ? 'failed' : 'open'
  return { status, captured: null, refunded: null, captureRef: null }
}

const refundStateOf = ({
  refund_id: refundRef,
  status,
  amount,
}: z.output<typeof Refund>): ProviderRefund => ({
  refundRef,
  status: REFUND_STATUS[status] ?? 'pending',
  amount: fromMinor(BigInt(amount.refund), amount.currency ?? 'CNY'),
})

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const yuan = (text = '') => toMinor({ amount: text, currency: 'CNY' }) ?? 0n
/** Fees have five digits: they are rounded to the fen, as WeChat settles them. */
const feeOf = (text = '') =>
  yuan(/^-?\d+\.\d{2}/.exec(text)?.[0] ?? '0') + (/\.\d{2}[5-9]/.test(text) ? 1n : 0n)

/** Lines of a bill of a day; the two after the last payment are sums. */
function linesOf(text: string): StatementLine[] {
  const rows = parse(text, { relaxColumnCount: true, bom: true, quote: null })
  const sums = rows.findIndex(([first = '']) => first.startsWith('总交易单数'))
  return rows.slice(1, sums < 0 ? rows.length : sums).map((row) => {
    const at = (column: number) => (row[column] ?? '').replace(/^`/, '')
    const isRefund = at(9) === 'REFUND'
    return {
      lineId: isRefund ? at(14) : at(5),
      kind: isRefund ? 'refund' : 'payment',
      captureRef: at(5),
      reference: isRefund ? at(15) : at(6),
      refundRef: isRefund ? at(14) : null,
      minor: isRefund ? -yuan(at(16)) : yuan(at(24)),
      feeMinor: feeOf(at(22).replace(/^-/, '')) * (at(22).startsWith('-') ? -1n : 1n),
      currency: at(11),
      at: fromShanghai(at(0)),
    }
  })
}

/** WeChat Pay, API v3, native: the buyer scans a QR code. */
export function createWechat(account: WechatAccount): PaymentPort {
  const { appId, mchId, apiV3Key, url, notifyUrl, now, timeoutMs = TIMEOUT_MS } = account
  const base = url.replace(/\/$/, '')
  let certificates: { by: ReadonlyMap<string, X509Certificate>; until: number } | null = null

  function send(
    method: 'GET' | 'POST',
    target: string,
    body: string,
    mostBytes: number,
  ): Promise<Fetched> {
    const address = new URL(target, base)
    const signed = { method, target: address.pathname + address.search, body, at: now() }
    const headers = {
      accept: 'application/json',
      authorization: authorizationOf(account, signed),
      'user-agent': 'ironsouq',
      ...(body && { 'content-type': 'application/json' }),
    }
    return boundedFetch(
      address.href,
      { method, headers, ...(body && { body }) },
      { timeoutMs, mostBytes },
    )
  }

  /** The certificates of WeChat by serial number. They come encrypted with our key: no one else can give them. */
  async function fetchCertificates(): Promise<ReadonlyMap<string, X509Certificate>> {
    const reply = await send('GET', '/v3/certificates', '', ANSWER_BYTES)
    if (reply.status !== 200) throw refusalOf(reply)
    const { data } = Certificates.parse(jsonOf(reply.body))
    const by = new Map(
      data.map((each) => [
        each.serial_no,
        new X509Certificate(decrypted(each.encrypt_certificate, apiV3Key)),
      ]),
    )
    const certificate = by.get(reply.header('wechatpay-serial') ?? '')
    if (!certificate || !isOfWechat(reply.body, reply.header, { certificate, at: now() }))
      throw new PaymentUnavailable('the certificates of WeChat are not signed by one of them')
    certificates = { by, until: now().getTime() + CERTIFICATES_MS }
    return by
  }

  async function certificateOf(serial: string): Promise<X509Certificate | null> {
    const isFresh = certificates !== null && certificates.until > now().getTime()
    const known = isFresh ? certificates?.by.get(serial) : undefined
    if (known) return known
    // A serial that no one knows must not make us ask WeChat for every forged message.
    if (isFresh && (certificates?.until ?? 0) - now().getTime() > CERTIFICATES_MS - 60_000)
      return null
    return (await fetchCertificates()).get(serial) ?? null
  }

  async function isGenuine({ body, header }: Pick<Fetched, 'body' | 'header'>): Promise<boolean> {
    const certificate = await certificateOf(header('wechatpay-serial') ?? '')
    return certificate !== null && isOfWechat(body, header, { certificate, at: now() })
  }

  function refusalOf({ status, body }: Fetched): Error {
    const failed = Failed.safeParse(jsonOf(body))
    const code = failed.success ? failed.data.code : String(status)
    const mayPass = status >= 500 || status === 429 || status === 401
    return mayPass
      ? new PaymentUnavailable(`WeChat Pay answered ${status} ${code}`)
      : new PaymentRefused('WeChat Pay refused', code)
  }

  /** The answer of a call, which WeChat must have signed. */
  async function call(method: 'GET' | 'POST', target: string, content?: object): Promise<unknown> {
    const reply = await send(method, target, content ? JSON.stringify(content) : '', ANSWER_BYTES)
    if (reply.status >= 400) throw refusalOf(reply)
    if (!(await isGenuine(reply)))
      throw new PaymentUnavailable('an answer of WeChat Pay has a wrong signature')
    return reply.status === 204 ? null : jsonOf(reply.body)
  }

  const tradeAt = (reference: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(reference)}`
  async function stateNow(reference: string): Promise<ProviderPayment> {
    const trade = Trade.parse(await call('GET', `${tradeAt(reference)}?mchid=${mchId}`))
    const isOurs = trade.appid === appId && trade.mchid === mchId
    if (!isOurs || trade.out_trade_no !== reference) throw ofAnother('WeChat Pay')
    return stateOf(trade)
  }

  async function* billOf(day: string): AsyncIterable<StatementLine> {
    let found: unknown
    try {
      found = await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
    } catch (err) {
      if (err instanceof PaymentRefused && err.code === 'NO_STATEMENT_EXIST') return
      throw err
    }
    const { download_url: address, hash_value: hash } = Bill.parse(found)
    const to = new URL(address)
    if (to.origin !== new URL(base).origin)
      throw new PaymentUnavailable('the bill of WeChat Pay is elsewhere')
    const { status, body } = await send('GET', to.pathname + to.search, '', BILL_BYTES)
    if (status !== 200 || createHash('sha1').update(body).digest('hex') !== hash.toLowerCase())
      throw new PaymentUnavailable('the bill of WeChat Pay did not arrive whole')
    yield* linesOf(body.toString('utf8'))
  }

  return {
    currencies: ['CNY'],
    leastMinor: () => 1n,
    notificationAnswer: '{"code":"SUCCESS"}',
    async open({ reference, amount, description, expiresAt }) {
      const opened = await call('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: mchId,
        description,
        out_trade_no: reference,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyUrl,
        amount: { total: Number(minorOf(amount)), currency: amount.currency },
      })
      const { code_url: content } = Opened.parse(opened)
      return { providerRef: reference, next: { kind: 'qr', content } }
    },
    state: ({ reference }) => stateNow(reference),
    async close({ reference }) {
      try {
        await call('POST', `${tradeAt(reference)}/close`, { mchid: mchId })
      } catch (err) {
        if (!(err instanceof PaymentRefused)) throw err // paid or closed in the meantime
      }
      return stateNow(reference)
    },
    async refund({ reference, refundReference, captured, amount }) {
      const refunded = await call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: reference,
        out_refund_no: refundReference,
        amount: {
          refund: Number(minorOf(amount)),
          total: Number(minorOf(captured)),
          currency: amount.currency,
        },
      })
      return refundStateOf(Refund.parse(refunded))
    },
    refundState: async ({ refundReference }) =>
      refundStateOf(
        Refund.parse(
          await call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundReference)}`),
        ),
      ),
    disputeState: null,
    async readNotification({ body, header }) {
      const bytes = Buffer.from(body)
      if (!(await isGenuine({ body: bytes, header }))) return null
      try {
        const { id, resource } = Event.parse(jsonOf(bytes))
        const about = About.safeParse(JSON.parse(decrypted(resource, apiV3Key)))
        return {
          eventId: id,
          about: about.success ? about.data.out_trade_no : null,
          disputeRef: null,
        }
      } catch {
        return null // signed, but not encrypted for us
      }
    },
    async *statement(from, until) {
      for (const day of daysBetween(from, until)) yield* billOf(day)
    },
    async *missed() {
      // WeChat keeps no list: the state of each open payment is asked.
    },
  }
}
