import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { on, once } from 'node:events'
import type { DocumentPort } from '#kernel/ports/document.ts'
import { concurrencyLimit } from '#kernel/work/concurrency-limit.ts'
import { PASSPORT } from './passport.template.ts'
import type { Drawing } from './render.ts'
import { REPORT } from './report.template.ts'

interface DocumentsOptions {
  /** The program that draws: see `entry/document.ts`. */
  program: URL
  publicUrl: string
}

/** A burst of requests costs one start; then the memory is freed. */
const IDLE_MS = 10_000
const PATIENCE_MS = 30_000
/** Each drawing leaks some fonts and pictures in memory. */
const SHEETS_A_LIFE = 4

/** Of one process, the one that is drawn included: a later one would wait longer than its reader. */
const SHEETS_AT_ONCE = 8

/** The message to the drawer; besides the answer to it the drawer can send other messages. */
export interface Order {
  id: number
  drawing: Drawing
}
export type Answer = { id: number; pdf: Uint8Array } | { id: number; fault: string }

const isAnswerTo = (id: number, message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message && message.id === id

async function answerTo(id: number, child: ChildProcess, signal: AbortSignal): Promise<Answer> {
  for await (const [message] of on(child, 'message', { signal }) as AsyncIterable<[unknown]>)
    if (isAnswerTo(id, message)) return message
  throw new Error('unreachable: the end of the process aborts the signal')
}

/**
 * Draws sheets in a separate process: the compiler and its fonts take some 150 MB, which a server
 * that draws now and then should not keep. It draws one after another and ends when idle; only a few
 * may wait for it.
 */
export function createDocuments({ program, publicUrl }: DocumentsOptions) {
  let drawer: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let orders = 0
  const enter = concurrencyLimit(SHEETS_AT_ONCE)

  function rest(): void {
    drawer?.kill()
    drawer = undefined
  }

  function awake(): ChildProcess {
    clearTimeout(idle)
    if (drawer?.connected) return drawer
    const started = fork(program, { serialization: 'advanced', execArgv: [] })
    started.unref()
    started.channel?.unref()
    drawer = started
    return started
  }

  async function draw(drawing: Drawing): Promise<Uint8Array> {
    const child = awake()
    const id = ++orders
    const gone = new AbortController()
    const { signal } = gone
    let isLate = false
    const ended = once(child, 'exit', { signal }).then(([code, killedBy]): Answer => {
      const fault = isLate ? `not within ${PATIENCE_MS} ms` : `it ended with ${killedBy ?? code}`
      return { id, fault }
    })
    const answered = answerTo(id, child, signal)
    const late = setTimeout(() => {
      isLate = true
      child.kill()
    }, PATIENCE_MS)
    child.channel?.ref()
    child.send({ id, drawing } satisfies Order)
    try {
      const answer = await Promise.race([answered, ended])
      if ('fault' in answer) throw new Error(`the sheet was not drawn: ${answer.fault}`)
      return answer.pdf
    } finally {
      clearTimeout(late)
      gone.abort()
      await Promise.allSettled([answered, ended])
      child.channel?.unref()
      if (id % SHEETS_A_LIFE === 0) rest()
      else idle = setTimeout(rest, IDLE_MS).unref()
    }
  }

  /** One after another, and only so many at once. */
  const inTurn = (
    template: Drawing['template'],
    { link, ...sheet }: Omit<Drawing, 'template' | 'url'> & { link: string },
  ) =>
    enter(() => {
      const url = new URL(link, publicUrl).href
      const turn = last.then(() => draw({ ...sheet, template, url }))
      last = turn.catch(() => {})
      return turn
    })

  const port: DocumentPort = {
    version: createHash('sha256')
      .update(PASSPORT + REPORT)
      .digest('hex')
      .slice(0, 8),
    passport: (sheet) => inTurn('passport', { ...sheet, pictures: [] }),
    proforma: (sheet) => inTurn('proforma', { ...sheet, picture: null, pictures: [] }),
    slips: (sheet) => inTurn('slips', { ...sheet, link: '/', picture: null, pictures: [] }),
    report: (sheet) => inTurn('report', { ...sheet, beside: sheet.locale }),
  }
  return { port, close: rest }
}
