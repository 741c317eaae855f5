import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baseline: a bare Fastify handler that writes the same rows in one transaction. No contract, session,
 * limits, checks or channel to open clients: it costs what framework, driver and PostgreSQL cost.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
// The database is dropped at the end while this process still has connections.
pool.on('error', () => {})
const app = Fastify()

type Statement = [name: string, text: string, values: unknown[]]

async function transaction(statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [name, text, values] of statements) await client.query({ name, text, values })
    await client.query('commit')
  } finally {
    client.release()
  }
}

interface Message {
  chatId: string
  memberId: string
  text: string
}

const message = ({ chatId, memberId, text }: Message): Statement[] => [
  ['lock', 'select * from chat where id = $1 for update', [chatId]],
  [
    'place',
    `update chat set last_seq = last_seq + 1, buyer_read_seq = last_seq + 1, updated_at = now(),
       expires_at = now() + interval '1 day' where id = $1`,
    [chatId],
  ],
  [
    'message',
    `insert into chat_message (id, chat_id, seq, consultation, send_id, kind, author, author_id,
       author_name, body, created_at)
     select $1, id, last_seq, consultation, $2, 'text', 'buyer', member_id, $3, $4, now()
     from chat where id = $5`,
    [randomUUID(), randomUUID(), 'Buyer', text, chatId],
  ],
  [
    'head',
    `insert into channel_head as head (kind, channel_id, seq, created_at) values ('chat', $1, 1, now())
     on conflict (kind, channel_id) do update set seq = head.seq + 1`,
    [chatId],
  ],
  [
    'logged',
    `insert into channel_message (kind, channel_id, seq, body, created_at)
     select 'chat', channel_id, seq, $2, now() from channel_head where kind = 'chat' and channel_id = $1`,
    [chatId, JSON.stringify({ type: 'message', seq: 1, memberId })],
  ],
]

interface Inquiry {
  memberId: string
  subject: string
  content: string
  /** The consumers of the event. */
  tasks: string[]
}

function inquiry({ memberId, subject, content, tasks }: Inquiry): Statement[] {
  const id = randomUUID()
  const submission = randomUUID()
  const payload = JSON.stringify({ inquiryId: id })
  return [
    [
      'inquiry',
      `insert into inquiry (id, member_id, submission_id, subject, quantity, country, keywords, description,
         locale, content_hash, signals, last_seq, buyer_read_seq, staff_read_seq, created_at, updated_at)
       values ($1, $2, $3, $4, 1, 'AE', '', '', 'en', $5, '{}', 1, 1, 0, now(), now())`,
      [id, memberId, submission, subject, submission],
    ],
    [
      'first',
      `insert into inquiry_message (id, inquiry_id, seq, author, author_id, body, created_at)
       values ($1, $2, 1, 'buyer', $3, $4, now())`,
      [randomUUID(), id, memberId, content],
    ],
    [
      'event',
      `insert into event (name, payload, request_id, created_at) values ('inquiry.submitted', $1, $2, now())`,
      [payload, id],
    ],
    [
      'jobs',
      `select graphile_worker.add_job(task, $2::json) from unnest($1::text[]) as given (task)`,
      [tasks, payload],
    ],
    [
      'key',
      `insert into idempotency_key (actor, key, fingerprint, answer, created_at)
       values ($1, $2, $3, $4, now())`,
      [`member:${memberId}`, submission, 'f'.repeat(64), payload],
    ],
  ]
}

app.get('/readyz', async () => ({ ready: true }))
app.post('/message', async ({ body }) => {
  await transaction(message(body as Message))
  return { success: true }
})
app.post('/inquiry', async ({ body }) => {
  await transaction(inquiry(body as Inquiry))
  return { success: true }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
