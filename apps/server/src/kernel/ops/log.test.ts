import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const MAIL = 'mariam.haddad@yard.example'
const MOBILE = '+971501234567'
const OTHERS = ['s3cret-Passw0rd', '407118', 'opaque-token-of-43', 'Mariam', 'sid=abc']

function written(say: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  say(createLog('test', 'info', to as never))
  return lines.join('')
}

const SECRETS = {
  password: OTHERS[0],
  code: OTHERS[1],
  token: OTHERS[2],
  nickName: OTHERS[3],
  cookie: OTHERS[4],
  authorization: `Bearer ${OTHERS[2]}`,
  mail: MAIL,
  email: MAIL,
  mobile: MOBILE,
}

/** The error of the database library for a failed statement. */
const failedQuery = () =>
  Object.assign(
    new Error(`Failed query: insert into "member" values ($1, $2)\nparams: ${MAIL},Mariam`, {
      cause: Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: `Key (lower(mail))=(${MAIL}) already exists.`,
      }),
    }),
    { query: 'insert', params: [MAIL, 'Mariam'] },
  )

describe('what is logged', () => {
  it.each([
    ['as they are', SECRETS],
    ['in a body', { body: SECRETS }],
    ['deep down', { answer: { data: { user: SECRETS } } }],
    ['in a list', { rows: [SECRETS] }],
    ['of a request', { headers: SECRETS }],
    ['in words', { why: `550 <${MAIL}> unknown, ${MOBILE} neither` }],
    ['of a statement that failed', { err: failedQuery() }],
    ['of a fault by another name', { reason: failedQuery() }],
  ])('never contains personal values %s [ID-16]', (_, fields) => {
    const line = written((log) => log.error(fields, 'something went wrong'))
    expect(line).toContain('something went wrong')
    for (const value of [MAIL, MOBILE, ...OTHERS]) expect(line).not.toContain(value)
  })

  it('has the message, the stack and the code of an error', () => {
    const line = written((log) => log.error({ err: failedQuery(), jobId: '7' }, 'job failed'))
    expect(JSON.parse(line)).toMatchObject({
      jobId: '7',
      err: {
        message: 'Failed query: insert into "member" values ($1, $2)\nparams: [removed]',
        stack: expect.stringContaining('log.test.ts'),
        cause: { code: '23505', message: 'duplicate key' },
      },
    })
  })

  it('has the path of a request, without the query', async () => {
    const through = new PassThrough()
    const log = createLog('test', 'info', through as never)
    await using server = createServer((req, reply) => {
      log.info({ req, status: 200 }, 'command answered')
      reply.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    await fetch(`http://127.0.0.1:${port}/code/send?target=${MAIL}`, {
      headers: { cookie: 'token=opaque-token-of-43' },
    })
    const line = String(through.read())
    expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', path: '/code/send' } })
    expect(line).not.toMatch(/opaque|mariam/)
  })
})
