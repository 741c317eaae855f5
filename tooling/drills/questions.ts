import { setTimeout as sleep } from 'node:timers/promises'

export interface QuestionLoad {
  base: string
  paths: readonly string[]
  perSecond: number
  /** Says when to stop. */
  isOver: () => boolean
}

export interface Asked {
  answers: number
  /** Not answered, answered with a refusal, or not answered by the index. */
  failed: string[]
  /** Milliseconds of each answer. */
  took: number[]
}

interface Envelope {
  code: string
  data?: { answeredBy?: string }
}

async function ask(url: string): Promise<string | undefined> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  const { code, data } = (await reply.json()) as Envelope
  if (code !== '00000') return `${reply.status} ${code}`
  return data?.answeredBy === 'index' ? undefined : `answered by the ${data?.answeredBy}`
}

/** Asks for lists at a steady pace, whatever the answers take, and notes what failed. */
export async function askQuestions({ base, paths, perSecond, isOver }: QuestionLoad) {
  const asked: Asked = { answers: 0, failed: [], took: [] }
  const underWay = new Set<Promise<void>>()
  const start = performance.now()
  let sent = 0
  const one = async (path: string) => {
    const began = performance.now()
    const fault = await ask(`${base}${path}`).catch((err: unknown) => String(err))
    asked.answers++
    asked.took.push(performance.now() - began)
    if (fault) asked.failed.push(`${path}: ${fault}`)
  }
  while (!isOver()) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; sent < due; sent++) {
      const question = one(paths[sent % paths.length] ?? '/').finally(() =>
        underWay.delete(question),
      )
      underWay.add(question)
    }
    await sleep(5)
  }
  await Promise.all(underWay)
  return asked
}

/** The value below which a share of the numbers lies. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}
