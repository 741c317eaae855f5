import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { replyAddressOf } from '../../../apps/server/src/features/deals/inquiry/inquiry.reply-address.rules.ts'
import type { Ctx } from '../../../apps/server/src/kernel/ctx.ts'
import { createSigner } from '../../../apps/server/src/kernel/data/signer.ts'
import { HOSTILE_MAILS } from '../../../apps/server/test/attacks/hostile-mails.ts'
import type { Environment } from '../../environment.ts'
import type { Tokens } from './requests.ts'

export const REPLY_DOMAIN = 'reply.drill.example'
/** Beyond what an email takes while nothing else happens: a busy machine starts the parser late. */
const OTHERS_LIMIT_MS = 2000

interface Sender {
  id: string
  mail: string
}

async function call<Data>(url: string, token: string, body: object): Promise<Data> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { data: Data }).data
}

/** An address at which the member may answer, as it is in the email about an answer of staff. */
async function answerable(api: string, tokens: Tokens, { env, pool }: Environment, member: Sender) {
  const { inquiryId } = await call<{ inquiryId: string }>(
    `${api}/p/inquiry/submit`,
    tokens.member,
    {
      submissionId: randomUUID(),
      subject: 'CAT 320',
      content: 'How much?',
    },
  )
  const staff = `${api}/p/staff/inquiry`
  await call(`${staff}/push`, tokens.staff, { inquiryId, recipient: 'ownStock' })
  await call(`${staff}/reply`, tokens.staff, { inquiryId, body: 'AED 1', isForSeller: false })
  const { rows } = await pool.query<{ id: string }>(
    `select id from inquiry_message where inquiry_id = $1 and author = 'staff'`,
    [inquiryId],
  )
  const ctx = {
    signer: createSigner(env['SECRET_KEY'] ?? ''),
    now: () => new Date(),
    site: { replyDomain: REPLY_DOMAIN },
  } as Ctx
  return replyAddressOf(ctx, { messageId: rows[0]?.id ?? '', memberId: member.id }) ?? ''
}

/** The reply to an email, or nothing if the connection ended before. */
async function deliver(port: number, from: string, to: string, content: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let replies = ''
  socket.on('data', (chunk: Buffer) => void (replies += chunk.toString()))
  const answered = async (code: RegExp) => {
    while (!code.test(replies) && !socket.closed)
      await Promise.race([once(socket, 'data'), once(socket, 'close')])
  }
  await answered(/^220 /m)
  socket.write(`EHLO drill\r\nMAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
  await answered(/^(?:354|4\d\d|5\d\d) /m)
  replies = ''
  socket.write(`From: ${from}\r\n${content}\r\n.\r\nQUIT\r\n`)
  await answered(/^[245]\d\d /m)
  socket.end()
  return /^([245]\d\d) /m.exec(replies)?.[1] ?? ''
}

/** Sends every hostile email, and an innocent one beside each; returns the faults. */
export async function sendHostileMails(
  { api, mailIn }: { api: string; mailIn: number },
  tokens: Tokens,
  environment: Environment,
  member: Sender,
): Promise<string[]> {
  const to = await answerable(api, tokens, environment, member)
  const faults: string[] = []
  const timed = async () => {
    const began = performance.now()
    const outcome = await deliver(mailIn, member.mail, to, `\r\n${randomUUID()}`)
    return { outcome, ms: performance.now() - began }
  }
  const alone = await timed()
  for (const [name, content] of Object.entries(HOSTILE_MAILS)) {
    const attack = deliver(mailIn, member.mail, to, content())
    const other = await timed()
    const outcome = await attack
    const others = `another email: ${other.outcome} in ${other.ms.toFixed(0)} ms`
    console.log(`  ${name}: ${outcome}; ${others}`)
    if (!/^(?:451|55\d)$/.test(outcome)) faults.push(`email, ${name}: ${outcome || 'closed'}`)
    if (other.outcome !== '250' || other.ms > OTHERS_LIMIT_MS + 3 * alone.ms)
      faults.push(`during ${name}, ${others}`)
  }
  return faults
}
