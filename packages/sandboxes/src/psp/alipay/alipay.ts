import { ALIPAY } from '../../credentials.ts'
import { decimal, fromShanghai, hundredths, shanghai } from '../core/decimals.ts'
import { isMerchantSignature, providerSignature } from '../core/keys.ts'
import { alert, escaped, form, page } from '../core/page.ts'
import {
  type Answer,
  type Asked,
  json,
  type Provider,
  redirect,
  type World,
} from '../core/provider.ts'
import { token } from '../core/store.ts'
import { billArchive, type BillLine } from './bill.ts'

const SELLER = '2088000000000001'

interface Page {
  out_trade_no: string
  total: number
  subject: string
  expiresAt: number
  notifyUrl: string
  returnUrl: string
}

/** A trade exists from the moment that a buyer signs in. */
interface Trade {
  tradeNo: string
  no: string
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  total: number
  refunded: number
  paidAt: number | null
}

interface Refund {
  requestNo: string
  no: string
  cents: number
  at: number
}

type Fields = Record<string, string>
/** Everything that our adapter sends is a text. */
type Biz = Record<string, string>

const feeOf = (cents: number) => Math.round(cents * 0.006)
const done = (fields: object) => ({ code: '10000', msg: 'Success', ...fields })
const failed = (sub: string, text: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: sub,
  sub_msg: text,
})

/** `a=b&c=d` in the order of the names: what both sides sign. */
const signedText = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export function alipay({ store, steering, url, now, notify }: World): Provider {
  const pageOf = (no: string) => store.get<Page>('alipay.page', no)

  function tradeOf(no: string): Trade | undefined {
    const trade = store.get<Trade>('alipay.trade', no)
    const isOver = trade?.status === 'WAIT_BUYER_PAY' && (pageOf(no)?.expiresAt ?? 0) <= now()
    return trade && isOver ? save({ ...trade, status: 'TRADE_CLOSED' }) : trade
  }
  const save = (trade: Trade) => store.put('alipay.trade', trade.no, trade)

  function openPage(fields: Fields, biz: Biz): Answer {
    const no = biz['out_trade_no'] ?? ''
    const expire = biz['time_expire'] ?? ''
    if (biz['product_code'] !== 'FAST_INSTANT_TRADE_PAY' || !/^[\w-]{1,64}$/.test(no))
      return page('The request is wrong', alert('INVALID_PARAMETER'), 400)
    const asked: Page = {
      out_trade_no: no,
      total: hundredths(biz['total_amount']),
      subject: biz['subject'] ?? '',
      expiresAt: expire ? fromShanghai(expire) : now() + 15 * 86_400_000,
      notifyUrl: fields['notify_url'] ?? '',
      returnUrl: fields['return_url'] ?? '',
    }
    const before = pageOf(no)
    if (before && before.total !== asked.total)
      return page('The request is wrong', alert('CONTEXT_INCONSISTENT'), 400)
    store.put('alipay.page', no, before ?? asked)
    return redirect(`${url}/alipay/cashier/${no}`)
  }

  function query(biz: Biz): object {
    const trade = tradeOf(biz['out_trade_no'] ?? '')
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
    return done({
      out_trade_no: trade.no,
      trade_no: trade.tradeNo,
      trade_status: trade.status,
      total_amount: decimal(trade.total),
      buyer_user_id: '2088102122524333',
      ...(trade.paidAt !== null && { send_pay_date: shanghai(trade.paidAt) }),
    })
  }

  function close(biz: Biz): object {
    const trade = tradeOf(biz['out_trade_no'] ?? '')
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
    if (trade.status !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    save({ ...trade, status: 'TRADE_CLOSED' })
    return done({ out_trade_no: trade.no, trade_no: trade.tradeNo })
  }

  function refund(biz: Biz): object {
    const no = biz['out_trade_no'] ?? ''
    const requestNo = biz['out_request_no'] ?? no
    const trade = tradeOf(no)
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
    if (trade.paidAt === null) return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    const cents = hundredths(biz['refund_amount'])
    const before = store.get<Refund>('alipay.refund', `${no} ${requestNo}`)
    if (before && before.cents !== cents)
      return failed('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致')
    const left = trade.total - trade.refunded
    if (!before && cents > left) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    const returned = before ? trade.refunded : trade.refunded + cents
    if (!before) {
      store.put('alipay.refund', `${no} ${requestNo}`, { requestNo, no, cents, at: now() })
      save({
        ...trade,
        refunded: returned,
        status: returned === trade.total ? 'TRADE_CLOSED' : trade.status,
      })
    }
    return done({
      out_trade_no: no,
      trade_no: trade.tradeNo,
      fund_change: before ? 'N' : 'Y',
      refund_fee: decimal(returned),
    })
  }

  function queryRefund(biz: Biz): object {
    const found = store.get<Refund>(
      'alipay.refund',
      `${biz['out_trade_no'] ?? ''} ${biz['out_request_no'] ?? ''}`,
    )
    // Alipay answers a refund that it does not know with success and without a status.
    if (!found || steering.holdRefunds) return done({})
    return done({
      out_trade_no: found.no,
      out_request_no: found.requestNo,
      refund_amount: decimal(found.cents),
      refund_status: 'REFUND_SUCCESS',
    })
  }

  function linesOf(day: string): BillLine[] {
    const trades = store.all<Trade>('alipay.trade').filter(({ paidAt }) => paidAt !== null)
    const lineOf = (trade: Trade, refund: Refund | null): BillLine => ({
      tradeNo: trade.tradeNo,
      outTradeNo: trade.no,
      isRefund: refund !== null,
      subject: pageOf(trade.no)?.subject ?? '',
      at: shanghai(refund?.at ?? trade.paidAt ?? 0),
      total: decimal(refund ? -refund.cents : trade.total),
      requestNo: refund?.requestNo ?? '',
      fee: decimal(refund ? feeOf(refund.cents) : -feeOf(trade.total)),
    })
    const refunds = store.all<Refund>('alipay.refund').flatMap((each) => {
      const trade = tradeOf(each.no)
      return trade ? [lineOf(trade, each)] : []
    })
    return [...trades.map((trade) => lineOf(trade, null)), ...refunds].filter(({ at }) =>
      at.startsWith(day),
    )
  }

  function billUrl(biz: Biz): object {
    const day = biz['bill_date'] ?? ''
    if (biz['bill_type'] !== 'trade' || linesOf(day).length === 0)
      return failed('isp.bill_not_exist', '账单不存在')
    return done({ bill_download_url: `${url}/alipay/bill/${day}` })
  }

  const METHODS: Readonly<Record<string, (biz: Biz) => object>> = {
    'alipay.trade.query': query,
    'alipay.trade.close': close,
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': queryRefund,
    'alipay.data.dataservice.bill.downloadurl.query': billUrl,
  }

  function gateway({ query, raw, method: verb }: Asked): Answer {
    const given = [...query, ...(verb === 'POST' ? new URLSearchParams(raw) : [])]
    const fields: Fields = Object.fromEntries(given)
    const { sign = '', method = '', biz_content: content = '{}', app_id: app } = fields
    const answered = (key: string, body: object): Answer => {
      const text = JSON.stringify(body)
      return {
        status: 200,
        headers: { 'content-type': 'application/json;charset=utf-8' },
        body: `{"${key}":${text},"sign":"${providerSignature(text)}"}`,
      }
    }
    const isRight =
      app === ALIPAY.appId &&
      fields['sign_type'] === 'RSA2' &&
      isMerchantSignature(signedText(fields, ['sign']), sign)
    if (!isRight && method === 'alipay.trade.page.pay')
      return page('The signature is wrong', alert('INVALID_SIGNATURE'), 400)
    if (!isRight)
      return answered('error_response', {
        code: '40002',
        msg: 'Invalid Arguments',
        sub_code: 'isv.invalid-signature',
        sub_msg: '无效签名',
      })
    const biz = JSON.parse(content) as Biz
    if (method === 'alipay.trade.page.pay') return openPage(fields, biz)
    const run = METHODS[method]
    if (!run) return json(404, { error: `the sandbox does not know ${method}` })
    return answered(`${method.replaceAll('.', '_')}_response`, run(biz))
  }

  const stamped = (fields: Fields): Fields => ({
    ...fields,
    sign_type: 'RSA2',
    sign: providerSignature(signedText(fields, ['sign', 'sign_type'])),
  })

  function pay(asked: Page, trade: Trade): Answer {
    const total = Math.round((asked.total * steering.capturedPercent) / 100)
    const paid = save({ ...trade, status: 'TRADE_SUCCESS', total, paidAt: now() })
    const id = `${shanghai(now()).slice(0, 10).replaceAll('-', '')}${token(10)}`
    const message = stamped({
      app_id: ALIPAY.appId,
      charset: 'utf-8',
      version: '1.0',
      notify_id: id,
      notify_type: 'trade_status_sync',
      notify_time: shanghai(now()),
      out_trade_no: asked.out_trade_no,
      trade_no: paid.tradeNo,
      trade_status: 'TRADE_SUCCESS',
      total_amount: decimal(total),
      seller_id: SELLER,
      subject: asked.subject,
    })
    notify('alipay', id, asked.notifyUrl, new URLSearchParams(message).toString())
    const back = new URL(asked.returnUrl)
    const seen = stamped({
      app_id: ALIPAY.appId,
      charset: 'utf-8',
      method: 'alipay.trade.page.pay.return',
      out_trade_no: asked.out_trade_no,
      trade_no: paid.tradeNo,
      total_amount: decimal(total),
      seller_id: SELLER,
      timestamp: shanghai(now()),
      version: '1.0',
    })
    for (const [name, value] of Object.entries(seen)) back.searchParams.set(name, value)
    return redirect(back.href)
  }

  const gone = () => page('This payment is closed', '', 410)
  const cashier = (asked: Page, trade: Trade | undefined, fault = '') =>
    page(
      trade ? 'Alipay: pay' : 'Alipay: sign in',
      `${fault && alert(fault)}<p>${escaped(asked.subject)}</p><p><strong>¥${decimal(asked.total)}</strong></p>${form(
        trade
          ? '<label>Payment password <input name="password" type="password" autocomplete="off"></label>'
          : '<label>Account <input name="account" autocomplete="username" value="buyer@alipay.example"></label>',
        trade ? [{ value: 'pay', label: 'Pay' }] : [{ value: 'sign-in', label: 'Next' }],
      )}<p><a href="${escaped(asked.returnUrl)}">Back to the shop</a></p>`,
      fault ? 402 : 200,
    )

  function atCashier(no: string, answer: string | null): Answer {
    const asked = pageOf(no)
    const trade = tradeOf(no)
    if (!asked || asked.expiresAt <= now() || (trade && trade.status !== 'WAIT_BUYER_PAY'))
      return gone()
    if (answer === 'sign-in' && !trade) {
      const tradeNo = `${shanghai(now()).slice(0, 10).replaceAll('-', '')}22001${token(6)}`
      return cashier(
        asked,
        save({
          tradeNo,
          no,
          status: 'WAIT_BUYER_PAY',
          total: asked.total,
          refunded: 0,
          paidAt: null,
        }),
      )
    }
    if (answer !== 'pay' || !trade) return cashier(asked, trade)
    return steering.decline
      ? cashier(asked, trade, 'The balance is not enough.')
      : pay(asked, trade)
  }

  return {
    routes: [
      { method: 'POST', path: /^\/gateway\.do$/, run: gateway },
      { method: 'GET', path: /^\/gateway\.do$/, isPage: true, run: gateway },
      {
        method: 'GET',
        path: /^\/alipay\/cashier\/([^/]+)$/,
        isPage: true,
        run: (_, [no = '']) => atCashier(no, null),
      },
      {
        method: 'POST',
        path: /^\/alipay\/cashier\/([^/]+)$/,
        isPage: true,
        run: ({ raw }, [no = '']) => atCashier(no, new URLSearchParams(raw).get('answer')),
      },
      {
        method: 'GET',
        path: /^\/alipay\/bill\/([\d-]+)$/,
        run: (_, [day = '']) => ({
          status: 200,
          headers: { 'content-type': 'application/zip' },
          body: billArchive(SELLER, day, linesOf(day)),
        }),
      },
    ],
    signed: (body) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body,
    }),
    // Alipay reads the answer: anything but this word is a failure.
    isTaken: (status, answer) => status === 200 && answer === 'success',
  }
}
