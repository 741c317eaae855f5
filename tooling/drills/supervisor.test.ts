import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

const SUPERVISOR = new URL('./supervisor.ts', import.meta.url).href

/** A drill that starts two processes, prints their ids and then does this. */
async function drillThat(does: string) {
  const script = `
    import { startServing, supervise } from '${SUPERVISOR}'
    const idle = ['--eval', 'setInterval(() => {}, 1000)']
    const started = [supervise(idle, {}), startServing(idle, {})]
    console.log(started.map((each) => each.pid()).join(' '))
    ${does}`
  const drill = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [output, [code]] = await Promise.all([
    text(drill.stdout),
    once(drill, 'exit') as Promise<[number | null]>,
  ])
  return { code, pids: output.trim().split(' ').map(Number) }
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

describe('the processes of a drill', () => {
  it.each([
    ['throws', `throw new Error('planned')`, 1],
    ['rejects later', `await new Promise((_, no) => setTimeout(no, 50, new Error('planned')))`, 1],
    ['is terminated', `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`, 143],
  ])('end when it %s', async (_, does, expected) => {
    const { code, pids } = await drillThat(does)
    expect(code).toBe(expected)
    expect(pids).toHaveLength(2)
    expect(pids.filter(isRunning)).toEqual([])
  })
})
