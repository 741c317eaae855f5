import { createHash } from 'node:crypto'
import { WECHAT_PAY } from '../../credentials.ts'
import { decimal, shanghai } from '../core/decimals.ts'
import {
  isMerchantSignature,
  MERCHANT_SERIAL,
  PROVIDER_CERTIFICATE,
  PROVIDER_SERIAL,
} from '../core/keys.ts'
import { escaped, form, page } from '../core/page.ts'
import {
  type Answer,
  type Asked,
  json,
  type Provider,
  Refusal,
  type Route,
  type World,
} from '../core/provider.ts'
import { token } from '../core/store.ts'
import { billText, type Refund, type Trade } from './bill.ts'
import { encrypted, signedHeaders } from './encryption.ts'

/** How far the clocks may differ. */
const SKEW_SECONDS = 300

const refused = (status: number, code: string, message: string) =>
  new Refusal(json(status, { code, message }))
const rfc3339 = (at: number) => `${shanghai(at).replace(' ', 'T')}+08:00`

export function wechat({ store, steering, url, now, notify }: World): Provider {
  function tradeOf(no: string): Trade {
    const trade = store.get<Trade>('wechat.trade', no)
    if (!trade) throw refused(404, 'ORDER_NOT_EXIST', '订单不存在')
    return trade.state === 'NOTPAY' && trade.expiresAt <= now()
      ? save({ ...trade, state: 'CLOSED' })
      : trade
  }
  const save = (trade: Trade) => store.put('wechat.trade', trade.out_trade_no, trade)

  function emit(type: string, kind: string, to: string, content: object): void {
    const id = token(16)
    const event = {
      id,
      create_time: rfc3339(now()),
      resource_type: 'encrypt-resource',
      event_type: type,
      summary: '支付成功',
      resource: { original_type: kind, ...encrypted(JSON.stringify(content), kind) },
    }
    notify('wechat', id, to, event)
  }

  const shown = (trade: Trade) => ({
    appid: WECHAT_PAY.appId,
    mchid: WECHAT_PAY.mchId,
    out_trade_no: trade.out_trade_no,
    trade_state: trade.state,
    trade_state_desc: trade.state,
    amount: { total: trade.total, currency: trade.currency },
    ...(trade.transactionId !== null && {
      transaction_id: trade.transactionId,
      trade_type: 'NATIVE',
      bank_type: 'OTHERS',
      success_time: rfc3339(trade.paidAt ?? 0),
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
      amount: {
        total: trade.paid,
        payer_total: trade.paid,
        currency: trade.currency,
        payer_currency: trade.currency,
      },
    }),
  })
  const shownRefund = (refund: Refund) => ({
    refund_id: refund.refund_id,
    out_refund_no: refund.out_refund_no,
    transaction_id: refund.transaction_id,
    out_trade_no: refund.out_trade_no,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: rfc3339(refund.at),
    status: refund.status,
    funds_account: 'AVAILABLE',
    amount: {
      total: refund.total,
      refund: refund.cents,
      payer_total: refund.total,
      payer_refund: refund.cents,
      settlement_total: refund.total,
      settlement_refund: refund.cents,
      discount_refund: 0,
      currency: 'CNY',
    },
  })

  function openTrade({ raw }: Asked): object {
    const asked = JSON.parse(raw) as {
      appid?: string
      mchid?: string
      description?: string
      out_trade_no?: string
      time_expire?: string
      notify_url?: string
      amount?: { total?: number; currency?: string }
    }
    const {
      out_trade_no: no = '',
      description = '',
      notify_url: notifyUrl = '',
      amount,
      time_expire: expire,
    } = asked
    if (asked.appid !== WECHAT_PAY.appId || asked.mchid !== WECHAT_PAY.mchId)
      throw refused(400, 'MCHID_NOT_EXIST', '商户号不存在')
    const total = amount?.total ?? 0
    if (
      !/^[\w|*@-]{6,32}$/.test(no) ||
      description === '' ||
      !Number.isInteger(total) ||
      total <= 0
    )
      throw refused(400, 'PARAM_ERROR', '参数错误')
    if (amount?.currency !== 'CNY') throw refused(400, 'PARAM_ERROR', '无效的币种')
    const before = store.get<Trade>('wechat.trade', no)
    if (before && before.state !== 'NOTPAY')
      throw refused(400, before.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID', '该订单已支付')
    if (before && (before.total !== total || before.description !== description))
      throw refused(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致')
    const expiresAt = expire === undefined ? now() + 7 * 86_400_000 : Date.parse(expire)
    if (!before && !(expiresAt > now())) throw refused(400, 'PARAM_ERROR', 'time_expire')
    const trade =
      before ??
      save({
        out_trade_no: no,
        description,
        total,
        currency: 'CNY',
        notifyUrl,
        expiresAt,
        pr: token(5),
        state: 'NOTPAY',
        paid: 0,
        transactionId: null,
        paidAt: null,
        refunded: 0,
      })
    store.put('wechat.pr', trade.pr, { no })
    return { code_url: `weixin://wxpay/bizpayurl?pr=${trade.pr}` }
  }

  function pay(trade: Trade): Trade {
    const paid = Math.round((trade.total * steering.capturedPercent) / 100)
    const done = save({
      ...trade,
      state: 'SUCCESS',
      paid,
      transactionId: `4200${token(12)}`,
      paidAt: now(),
    })
    emit('TRANSACTION.SUCCESS', 'transaction', trade.notifyUrl, shown(done))
    return done
  }

  function refund({ raw }: Asked): object {
    const asked = JSON.parse(raw) as {
      out_trade_no?: string
      out_refund_no?: string
      amount?: { refund?: number; total?: number; currency?: string }
    }
    const { out_trade_no: no = '', out_refund_no: refundNo = '', amount } = asked
    const before = store.get<Refund>('wechat.refund', refundNo)
    if (before && before.cents !== amount?.refund)
      throw refused(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致')
    if (before) return shownRefund(before)
    const trade = tradeOf(no)
    const cents = amount?.refund ?? 0
    if (trade.transactionId === null) throw refused(400, 'INVALID_REQUEST', '订单未支付')
    if (amount?.total !== trade.paid || !Number.isInteger(cents) || cents <= 0)
      throw refused(400, 'PARAM_ERROR', '金额错误')
    if (cents > trade.paid - trade.refunded)
      throw refused(403, 'NOT_ENOUGH', '退款金额大于可退金额')
    const made: Refund = {
      refund_id: `5030${token(12)}`,
      out_refund_no: refundNo,
      out_trade_no: no,
      transaction_id: trade.transactionId,
      cents,
      total: trade.paid,
      status: steering.holdRefunds ? 'PROCESSING' : 'SUCCESS',
      at: now(),
    }
    save({ ...trade, state: 'REFUND', refunded: trade.refunded + cents })
    store.put('wechat.refund', refundNo, made)
    return shownRefund(made)
  }

  function isSigned({ method, target, headers, raw }: Asked): boolean {
    const scheme = 'WECHATPAY2-SHA256-RSA2048 '
    const { authorization = '' } = headers
    if (!authorization.startsWith(scheme)) return false
    const parts = Object.fromEntries(
      [...authorization.slice(scheme.length).matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      ),
    ) as Record<string, string>
    const { mchid, serial_no: serial, nonce_str: nonce, timestamp = '', signature = '' } = parts
    if (mchid !== WECHAT_PAY.mchId || serial !== MERCHANT_SERIAL) return false
    if (!(Math.abs(now() / 1000 - Number(timestamp)) <= SKEW_SECONDS)) return false
    return isMerchantSignature(`${method}\n${target}\n${timestamp}\n${nonce}\n${raw}\n`, signature)
  }

  const answered = (answer: Answer): Answer => ({
    ...answer,
    headers: { ...answer.headers, ...signedHeaders(String(answer.body), now()) },
  })

  /** A call of the API: signed by the merchant; answers and refusals are signed by WeChat. */
  const call =
    (run: (asked: Asked, id: string) => object | null): Route['run'] =>
    (asked, [id = '']) => {
      if (!isSigned(asked)) throw refused(401, 'SIGN_ERROR', '签名错误')
      try {
        const body = run(asked, decodeURIComponent(id))
        return answered(body ? json(200, body) : { status: 204, body: '' })
      } catch (err) {
        throw err instanceof Refusal ? new Refusal(answered(err.answer)) : err
      }
    }

  const certificates = () => ({
    data: [
      {
        serial_no: PROVIDER_SERIAL,
        effective_time: '2026-01-01T00:00:00+08:00',
        expire_time: '2099-01-01T00:00:00+08:00',
        encrypt_certificate: encrypted(PROVIDER_CERTIFICATE, 'certificate'),
      },
    ],
  })

  const textOf = (day: string) =>
    billText(day, store.all<Trade>('wechat.trade'), store.all<Refund>('wechat.refund'))

  function billOf({ query }: Asked): object {
    const text = textOf(query.get('bill_date') ?? '')
    const hash = createHash('sha1').update(text).digest('hex')
    return {
      hash_type: 'SHA1',
      hash_value: hash,
      download_url: `${url}/v3/billdownload/file?token=${query.get('bill_date')}`,
    }
  }

  const phone = (pr: string) => {
    const found = store.get<{ no: string }>('wechat.pr', pr)
    return found ? tradeOf(found.no) : null
  }
  const gone = () => page('This QR code has expired', '', 410)

  return {
    routes: [
      { method: 'GET', path: /^\/v3\/certificates$/, run: call(certificates) },
      { method: 'POST', path: /^\/v3\/pay\/transactions\/native$/, run: call(openTrade) },
      {
        method: 'GET',
        path: /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/,
        run: call((_, no) => shown(tradeOf(no))),
      },
      {
        method: 'POST',
        path: /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/,
        run: call((_, no) => {
          const trade = tradeOf(no)
          if (trade.transactionId !== null) throw refused(400, 'ORDERPAID', '该订单已支付')
          save({ ...trade, state: 'CLOSED' })
          return null
        }),
      },
      { method: 'POST', path: /^\/v3\/refund\/domestic\/refunds$/, run: call(refund) },
      {
        method: 'GET',
        path: /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/,
        run: call((_, no) => {
          const found = store.get<Refund>('wechat.refund', no)
          if (!found) throw refused(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
          return shownRefund(found)
        }),
      },
      { method: 'GET', path: /^\/v3\/bill\/tradebill$/, run: call(billOf) },
      {
        method: 'GET',
        path: /^\/v3\/billdownload\/file$/,
        run: (asked) => {
          if (!isSigned(asked)) throw refused(401, 'SIGN_ERROR', '签名错误')
          return {
            status: 200,
            headers: { 'content-type': 'text/plain' },
            body: textOf(asked.query.get('token') ?? ''),
          }
        },
      },
      {
        method: 'GET',
        path: /^\/wechat\/phone\/([^/]+)$/,
        isPage: true,
        run: (_, [pr = '']) => {
          const trade = phone(pr)
          if (trade?.state !== 'NOTPAY') return gone()
          return page(
            'WeChat Pay on the phone',
            `<p>${escaped(trade.description)}</p><p><strong>¥${decimal(trade.total)}</strong></p>${form('', [{ value: 'pay', label: 'Confirm the payment' }])}`,
          )
        },
      },
      {
        method: 'POST',
        path: /^\/wechat\/phone\/([^/]+)$/,
        isPage: true,
        run: (_, [pr = '']) => {
          const trade = phone(pr)
          if (trade?.state !== 'NOTPAY') return gone()
          if (steering.decline)
            return page('Payment failed', '<p role="alert">The balance is not enough.</p>', 402)
          pay(trade)
          return page('Payment successful', '')
        },
      },
      {
        method: 'POST',
        path: /^\/_sandbox\/wechat\/refunds$/,
        run: () => {
          const waiting = store
            .all<Refund>('wechat.refund')
            .filter(({ status }) => status === 'PROCESSING')
          for (const each of waiting)
            store.put('wechat.refund', each.out_refund_no, { ...each, status: 'SUCCESS' as const })
          return json(200, { ended: waiting.length })
        },
      },
    ],
    signed: (body, _, at) => ({
      headers: { 'content-type': 'application/json', ...signedHeaders(body, at) },
      body,
    }),
  }
}
