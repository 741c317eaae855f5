import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { PSP } from '../programs.ts'
import { type Steering, WELL } from './core/steering.ts'
import type { Call } from './psp.ts'

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
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
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
    steer: (how: Partial<Omit<Steering, 'notify'>>) => post('/_sandbox/steer', how),
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
