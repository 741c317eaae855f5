import { describe, expect, it } from 'vitest'
import { isAutomatic, replyTextOf } from './reply-mail.rules.ts'

const quoted = '> Al Noor Machinery wrote:\n> We can deliver on Monday.\n>\n> Ironsouq'

describe('the text of an answer by email', () => {
  it.each([
    ['en', 'On Mon, 16 Nov 2026 at 22:00, Ironsouq <no-reply@ironsouq.example> wrote:'],
    ['en', 'On Mon, 16 Nov 2026 at 22:00, Ironsouq\n<no-reply@ironsouq.example>\nwrote:'],
    [
      'ar',
      'في الاثنين، ١٦ نوفمبر ٢٠٢٦ في ١٠:٠٠ م كتب Ironsouq \u200F<no-reply@ironsouq.example>\u200F:\u200E',
    ],
    [
      'he',
      '\u202Bבתאריך יום ב׳, 16 בנוב׳ 2026 ב-22:00 מאת \u202AIronsouq\u202C <\u202Ano-reply@ironsouq.example\u202C>:\u202C',
    ],
    ['ko', '2026년 11월 16일 (월) 오후 10:00, Ironsouq <no-reply@ironsouq.example>님이 작성:'],
    ['zh_CN', 'Ironsouq <no-reply@ironsouq.example> 于2026年11月16日周一 22:00写道：'],
    ['zh_HK', 'Ironsouq <no-reply@ironsouq.example> 於 2026年11月16日 週一 下午10:00寫道：'],
    ['de', 'Am Mo., 16. Nov. 2026 um 22:00 Uhr schrieb Ironsouq <no-reply@ironsouq.example>:'],
    ['fr', 'Le lun. 16 nov. 2026 à 22:00, Ironsouq <no-reply@ironsouq.example> a écrit\u00A0:'],
    ['es', 'El lun, 16 nov 2026 a las 22:00, Ironsouq (<no-reply@ironsouq.example>) escribió:'],
    ['pt', 'Em seg., 16 de nov. de 2026 às 22:00, Ironsouq <no-reply@ironsouq.example> escreveu:'],
  ])('ends before a quotation of a mail program in %s', (_, lead) => {
    const text = `Yes, Monday is fine.\r\n\r\nNote: the gate is closed.\r\n\r\n${lead}\r\n\r\n${quoted}`
    expect(replyTextOf(text)).toBe('Yes, Monday is fine.\n\nNote: the gate is closed.')
  })

  it.each([
    [
      '',
      'From: Ironsouq <no-reply@ironsouq.example>\nSent: Monday\nTo: buyer@yard.example\nSubject: x',
    ],
    [
      '',
      '*Von:* Ironsouq <no-reply@ironsouq.example>\n*Gesendet:* Montag\n*An:* Käufer\n*Betreff:* x',
    ],
    ['', '发件人：Ironsouq <no-reply@ironsouq.example>\n发送时间：2026年\n收件人：买家\n主题：x'],
    ['________________________________\n', 'From: Ironsouq'],
    ['-----Ursprüngliche Nachricht-----\n', 'Von: Ironsouq'],
  ])('ends before the header lines of Outlook (%#)', (rule, header) => {
    expect(replyTextOf(`Deal.\n\n${rule}${header}\n\nOld text`)).toBe('Deal.')
  })

  it.each([
    '-- \nAhmed\n+971 50 000 0000',
    '--\nAhmed',
    'Sent from my iPhone',
    '发自我的iPhone',
    'Von meinem iPhone gesendet',
  ])('has no signature: %j', (signature) =>
    expect(replyTextOf(`Deal.\n\n${signature}`)).toBe('Deal.'),
  )

  it('keeps answers between quoted lines, lists and prices', () => {
    const text = '> Which price?\nAED 185,500:\n- delivered\n- with VAT\n> When?\nMonday'
    expect(replyTextOf(text)).toBe('AED 185,500:\n- delivered\n- with VAT\nMonday')
  })

  it.each(['', ' \n\u00A0\n', quoted, '-- \nAhmed'])('is empty for %j', (text) =>
    expect(replyTextOf(text)).toBe(''),
  )

  it('takes time in proportion to its length, whatever stands in it', () => {
    const hostile = [':', 'a@', '-', '> \n', 'a:\n', '\n', '--- a ---'].map(
      (piece) => `${piece.repeat(200_000)} `,
    )
    const began = performance.now()
    for (const text of hostile) replyTextOf(text)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('automatic mail', () => {
  const headers = (...given: [string, ...string[]][]) => ({
    headers: new Map(given.map(([name, ...values]) => [name, values])),
  })

  it.each([
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'Auto-Generated'],
    ['precedence', 'bulk'],
    ['content-type', 'multipart/report; report-type=delivery-status'],
    ['list-id', '<x.example>'],
    ['x-autoreply', 'yes'],
  ])('is recognised by %s: %s', (name, value) =>
    expect(isAutomatic(headers([name, value]))).toBe(true),
  )

  it('is recognised by any of several values', () =>
    expect(isAutomatic(headers(['auto-submitted', 'no', 'auto-replied']))).toBe(true))

  it('is not what a person sends', () => {
    expect(isAutomatic(headers(['auto-submitted', 'no'], ['content-type', 'text/plain']))).toBe(
      false,
    )
  })
})
