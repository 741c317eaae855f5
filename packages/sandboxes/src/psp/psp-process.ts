import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PSP } from '../addresses.ts'
import { listen } from '../listen.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** A request to the sandbox and what it answered. */
export interface Call {
  method: string
  target: string
  body: string
  status: number
  answer: string
}

/** How the sandbox behaves until `steer` changes it. */
const WELL = {
  duplicate: 1,
  delayMs: 0,
  shuffle: false,
  drop: 0,
  skewMs: 0,
  after: 'well',
  afterCount: 0,
  afterPath: '',
  decline: false,
  capturedPercent: 100,
  holdRefunds: false,
}

interface Sandbox {
  /** The API that is posted to. */
  notify?: string
  /** Where the sandbox remembers; without it, in memory. */
  file?: string
  program?: string
}

/** The payment sandbox as a process of its own, or another sandbox of the same kind. */
export async function startPsp({
  notify = 'http://127.0.0.1:1',
  file = '',
  program = PSP,
}: Sandbox = {}) {
  const args = [program, '--with-parent', '--notify', notify, ...(file ? ['--file', file] : [])]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const [url] = (await once(lines, 'line')) as [string]

  async function post(path: string, body: object = {}): Promise<Record<string, unknown>> {
    const reply = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Record<string, unknown>
  }
  const read = async (path: string) => (await fetch(url + path)).json()
  const delivery = () =>
    read('/_sandbox/waiting') as Promise<{ waiting: number; isSending: boolean }>
  return {
    url,
    post,
    steer: (how: Partial<typeof WELL> & { notifyOrigin?: string }) => post('/_sandbox/steer', how),
    behaveWell: () => post('/_sandbox/steer', WELL),
    /** Deletes everything; nothing of it is sent afterwards. */
    async reset() {
      await post('/_sandbox/reset')
      while ((await delivery()).isSending) await sleep(10)
    },
    calls: () => read('/_sandbox/calls') as Promise<Call[]>,
    waiting: async () => (await delivery()).waiting,
    /** As a crash: nothing is written any more. */
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

type Psp = Awaited<ReturnType<typeof startPsp>>

/** The sandboxes of this worker process that no test uses, by their program. */
const free = new Map<string, Psp[]>()

/** A sandbox for one test, as if it had just been started. The next test has the same process. */
export async function leasePsp(program = PSP) {
  const unused = free.get(program) ?? []
  free.set(program, unused)
  const psp = unused.pop() ?? (await startPsp({ program }))
  return {
    ...psp,
    async [Symbol.asyncDispose]() {
      await psp.reset()
      unused.push(psp)
    },
  }
}

const send = async (address: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const reply = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  const location = reply.headers.get('location')
  return { status: reply.status, to: location && new URL(location, address).href }
}

/** A buyer at the hosted page for cards. */
export const payByCard = (page: string, card = '4242424242424242') => send(page, { card })

/** What the buyer says to the bank that asks. */
export const answerBank = (page: string, answer: 'yes' | 'no') => send(page, { answer })

/** A buyer at PayPal. */
export const answerPaypal = (page: string, answer: 'approve' | 'cancel' = 'approve', card = '') =>
  send(page, { answer, card })

/** A buyer who opens Alipay's page, signs in, and pays if asked to. */
export async function visitAlipay(page: string, pays = true) {
  const opened = await fetch(page, { redirect: 'manual' })
  const cashier = opened.headers.get('location')
  if (cashier === null) return { status: opened.status, to: null }
  const signedIn = await send(cashier, { answer: 'sign-in' })
  return pays && signedIn.status === 200 ? send(cashier, { answer: 'pay' }) : signedIn
}

/** A telephone that scans WeChat's QR code. */
export const scanWechat = (psp: string, content: string) =>
  send(`${psp}/wechat/phone/${new URL(content).searchParams.get('pr')}`, { answer: 'pay' })

export interface Received {
  path: string
  body: Buffer
  header: (name: string) => string | undefined
}

/** Takes notifications as our API does, and keeps their bytes. */
export async function startReceiver() {
  const { answer, ...running } = await listen()
  const received: Received[] = []
  let refusals = 0
  answer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (refusals > 0) {
        refusals -= 1
        return void reply.writeHead(500).end()
      }
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      received.push({ path: request.url ?? '', body: Buffer.concat(parts), header })
      return void reply.writeHead(200).end('success')
    })
  })
  return { ...running, received, refuse: (times: number) => void (refusals = times) }
}
