import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Email } from '#kernel/ports/mail.ts'
import { inbox } from '#test/inbox.ts'
import { silentServer } from '#test/silent-server.ts'
import { createSmtp } from './smtp.ts'

let smtp: ReturnType<typeof createSmtp>
beforeAll(() => {
  const from = 'Ironsouq <no-reply@ironsouq.example>'
  smtp = createSmtp({ url: inject('engines').smtpUrl, from, publicUrl: 'http://shop.example' })
})
afterAll(() => smtp.close())

const anAddress = () => `${randomUUID()}@reader.example`

const anEmail = (locale: LocaleCode, to: string): Email => ({
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

const sent = async (email: Email) => {
  await smtp.port.send(email)
  const [mail] = await inbox(email.to)
  if (!mail) throw new Error('no email arrived')
  return mail
}

describe('an email', () => {
  it.each(LOCALE_CODES)('has the direction of %s', async (locale) => {
    const { html } = await sent(anEmail(locale, anAddress()))
    const { bcp47, dir } = LOCALES[locale]
    const [head = ''] = html.split('<head>', 1)
    expect(head).toContain(`lang="${bcp47}"`)
    expect(head).toContain(`dir="${dir}"`)
    expect(html).toMatch(new RegExp(`<td[^>]* dir="${dir}"`))
    expect(html).toMatch(/dir="ltr"[^>]*>407<span/)
  })

  it('has a complete plain-text alternative without markup', async () => {
    const { text } = await sent(anEmail('en', anAddress()))
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

  it('embeds its logo, loads nothing remote and escapes its text', async () => {
    const { html, attachments } = await sent(anEmail('ar', anAddress()))
    expect(html).toContain('Tyre &amp; &lt;track&gt;')
    expect(html).toContain('alt="Ironsouq"')
    expect(attachments).toMatchObject([{ contentType: 'image/png', contentId: 'logo@ironsouq' }])
    // The test inbox replaces a content id by the embedded image.
    expect(html.match(/(?:src|href)="[^"]{0,30}/g)).toEqual([
      expect.stringMatching(/^src="data:image\/png;base64,/),
      expect.stringContaining('http://shop.example/en?a=1&amp'),
    ])
    expect(html).not.toMatch(/@import|url\(|<script/)
  })

  it('is marked as automatic, and has the same Message-ID at every attempt', async () => {
    const email = anEmail('en', anAddress())
    await smtp.port.send(email)
    await smtp.port.send(email)
    const ids = (await inbox(email.to)).map(({ headers }) => headers['message-id'])
    expect(ids).toEqual([`<${email.messageId}@shop.example>`, `<${email.messageId}@shop.example>`])
    const [mail] = await inbox(email.to)
    expect(mail?.headers['auto-submitted']).toBe('auto-generated')
  })

  it.each(['a1,', 'x <', '"a" '])('has one recipient, and %j names no other', async (before) => {
    const other = anAddress()
    await smtp.port.send(anEmail('en', `${before}${other}`)).catch(() => {})
    expect(await inbox(other)).toEqual([])
  })

  it('is not sent in the clear where TLS is required', async () => {
    const from = 'no-reply@ironsouq.example'
    const url = inject('engines').smtpUrl
    const own = createSmtp({ url, from, publicUrl: 'http://x.example', requireTls: true })
    const to = anAddress()
    const failed = await own.port.send(anEmail('en', to)).catch(String)
    expect(failed).toContain('the email was not accepted')
    expect(await inbox(to)).toEqual([])
    own.close()
  })

  it('that the server refuses fails without naming the recipient', async () => {
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
    const failed = await own.port.send(anEmail('en', 'buyer@yard.example')).catch(String)
    expect(failed).toBe('Error: the email was not accepted: EENVELOPE 550')
    own.close()
    strict.close()
  })

  const failureAt = async (host: string, query: string, sendMs: number) => {
    const url = `smtp://${host}?${query}`
    const own = createSmtp({ url, from: 'a@b.example', publicUrl: 'http://x.example', sendMs })
    const failed = await own.port.send(anEmail('en', 'buyer@yard.example')).catch(String)
    own.close()
    return failed
  }

  it.each([
    ['sends nothing', '', 'greetingTimeout=200'],
    ['hangs after its greeting', '220 slow.example\r\n', 'socketTimeout=200'],
  ])('times out on a server that accepts the connection and %s', async (_, greeting, query) => {
    await using silent = await silentServer(greeting)
    const failed = await failureAt(silent.host, query, 20_000)
    expect(failed).toBe('Error: the email was not accepted: ETIMEDOUT')
  })

  it('times out on a server that sends a little for ever', async () => {
    const server = createServer((socket) => {
      socket.write('220-slow.example\r\n')
      const more = setInterval(() => socket.write('220-still slow\r\n'), 20)
      socket.on('close', () => clearInterval(more)).on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const failed = await failureAt(`127.0.0.1:${port}`, 'greetingTimeout=900', 500)
    expect(failed).toBe('Error: the email was not accepted: ELATE')
    server.close()
  })
})
