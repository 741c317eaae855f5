import { once } from 'node:events'
import { parentPort, type Worker } from 'node:worker_threads'

/** Asks a thread and waits for its answer. */
export async function ask<Answer>(thread: Worker): Promise<Answer> {
  const answered = once(thread, 'message') as Promise<[Answer]>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(null)
  const [answer] = await answered
  return answer
}

/** In a thread: what is answered whenever it is asked. */
export function onAsked(answer: () => unknown): void {
  const port = parentPort
  const reply = async () => port?.postMessage(await answer())
  port?.on('message', () => void reply())
}
