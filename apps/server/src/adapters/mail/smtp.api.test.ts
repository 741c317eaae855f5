import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Letter } from '#kernel/ports.ts'
import { inbox } from '#test/inbox.ts'
import { createSmtp } from './smtp.ts'

let smtp: ReturnType<typeof createSmtp>
beforeAll(() => {
  const from = 'Ironsouq <no-reply@ironsouq.example>'
  smtp = createSmtp({ url: inject('engines').smtpUrl, from, publicUrl: 'http://shop.example' })
})
afterAll(() => smtp.close())

const anAddress = () => `${randomUUID()}@reader.example`

const aLetter = (locale: LocaleCode, to: string): Letter => ({
  messageId: `test-${to.split('@', 1)[0]}`,
  to,
  language: LOCALES[locale],
  subject: 'A subject',
  preview: 'What a list shows',
  heading: 'Tyre & <track>',
  parts: [
    { kind: 'text', text: 'The matter' },
    { kind: 'code', code: '407118' },
    { kind: 'facts', facts: [{ label: 'Network', value: '94.200.31.0/24' }] },
    { kind: 'note', lead: 'Not you?', text: 'Do nothing.' },
    { kind: 'action', label: 'Go', url: 'http://shop.example/en?a=1&b=2' },
  ],
  reason: 'Because\nIronsouq',
})

const sent = async (letter: Letter) => {
  await smtp.port.send(letter)
  const [mail] = await inbox(letter.to)
  if (!mail) throw new Error('nothing came')
  return mail
}

describe('a mail', () => {
  it.each(LOCALE_CODES)('reads in the direction of %s', async (locale) => {
    const { html } = await sent(aLetter(locale, anAddress()))
    const { bcp47, dir } = LOCALES[locale]
    const [head = ''] = html.split('<head>', 1)
    expect(head).toContain(`lang="${bcp47}"`)
    expect(head).toContain(`dir="${dir}"`)
    expect(html).toMatch(new RegExp(`<td[^>]* dir="${dir}"`))
    expect(html).toMatch(/dir="ltr"[^>]*>407<span/)
  })

  it('says the same as text, whole and without signs of drawing', async () => {
    const { text } = await sent(aLetter('en', anAddress()))
    expect(text.trim().split('\n\n')).toEqual([
      'Tyre & <track>',
      'The matter',
      '407118',
      'Network: 94.200.31.0/24',
      'Not you? Do nothing.',
      'Go:\nhttp://shop.example/en?a=1&b=2',
      'Because\nIronsouq',
    ])
  })

  it('brings its logo along, fetches nothing and lets no word become markup', async () => {
    const { html, attachments } = await sent(aLetter('ar', anAddress()))
    expect(html).toContain('Tyre &amp; &lt;track&gt;')
    expect(html).toContain('alt="Ironsouq"')
    expect(attachments).toMatchObject([{ contentType: 'image/png', contentId: 'logo@ironsouq' }])
    // The catcher puts a picture that came along where it is named.
    expect(html.match(/(?:src|href)="[^"]{0,30}/g)).toEqual([
      expect.stringMatching(/^src="data:image\/png;base64,/),
      expect.stringContaining('http://shop.example/en?a=1&amp'),
    ])
    expect(html).not.toMatch(/@import|url\(|<script/)
  })

  it('says that a machine wrote it, and is the same letter however often it is tried', async () => {
    const letter = aLetter('en', anAddress())
    await smtp.port.send(letter)
    await smtp.port.send(letter)
    const ids = (await inbox(letter.to)).map(({ headers }) => headers['message-id'])
    expect(ids).toEqual([
      `<${letter.messageId}@shop.example>`,
      `<${letter.messageId}@shop.example>`,
    ])
    const [mail] = await inbox(letter.to)
    expect(mail?.headers['auto-submitted']).toBe('auto-generated')
  })

  it('that is not taken fails without saying whom it was for', async () => {
    const strict = createServer((socket) => {
      socket.write('220 strict.example\r\n')
      socket.on('data', (line) => {
        const isTo = line.toString().startsWith('RCPT')
        socket.write(isTo ? `550 5.1.1 ${line.toString().trim()} unknown\r\n` : '250 ok\r\n')
      })
    }).listen(0, '127.0.0.1')
    await once(strict, 'listening')
    const { port } = strict.address() as AddressInfo
    const from = 'no-reply@ironsouq.example'
    const own = createSmtp({ url: `smtp://127.0.0.1:${port}`, from, publicUrl: 'http://x.example' })
    const failed = await own.port.send(aLetter('en', 'buyer@yard.example')).catch(String)
    expect(failed).toBe('Error: a mail was not taken: EENVELOPE 550')
    own.close()
    strict.close()
  })
})
