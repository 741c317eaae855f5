import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { schedule, type Task } from './schedule.ts'

const order: string[] = []

const task = (name: string, rest: Partial<Task> = {}): Task => ({
  name,
  after: [],
  cores: 1,
  run: async () => {
    order.push(name)
    await Promise.resolve()
    return 1
  },
  ...rest,
})

const states = async (tasks: Task[], stop?: AbortSignal) => {
  order.length = 0
  return (await schedule(tasks, 2, stop)).map(({ name, state }) => `${name} ${state}`)
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<undefined>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')))
  })

it('runs a task after those it depends on, in any order of the list', async () => {
  const tasks = [task('tests', { after: ['types'] }), task('types', { after: ['typegen'] })]
  expect(await states([...tasks, task('typegen')])).toEqual([
    'tests passed',
    'types passed',
    'typegen passed',
  ])
  expect(order).toEqual(['typegen', 'types', 'tests'])
})

it('never uses more cores than there are', async () => {
  let busy = 0
  let most = 0
  const measured = (name: string, cores: number) =>
    task(name, {
      cores,
      run: async () => {
        most = Math.max(most, (busy += cores))
        await sleep(5)
        busy -= cores
        return undefined
      },
    })
  await states([measured('a', 1), measured('b', 2), measured('c', 1), measured('d', 1)])
  expect(most).toBe(2)
})

it('runs one background task at a time beside the others', async () => {
  const running = new Set<string>()
  const seen: string[] = []
  const watched = (name: string, cores: Task['cores']) =>
    task(name, {
      cores,
      run: async () => {
        running.add(name)
        seen.push([...running].join('+'))
        await sleep(20)
        running.delete(name)
        return undefined
      },
    })
  await states([watched('all', 2), watched('one', 'background'), watched('two', 'background')])
  expect(seen.slice(0, 2)).toEqual(['all', 'all+one'])
  expect(seen.join()).not.toMatch(/one\+two|two\+one/)
})

it('treats a skipped task as passed without running it', async () => {
  const tasks = [task('types', { isSkipped: true }), task('tests', { after: ['types'] })]
  expect(await states(tasks)).toEqual(['types skipped', 'tests passed'])
  expect(order).toEqual(['tests'])
})

it('stops what runs at the first failure and starts nothing more', async () => {
  const tasks = [
    task('long', { run: untilAborted }),
    task('broken', { run: () => Promise.reject(new Error('no')) }),
    task('later', { cores: 2 }),
    task('last', { after: ['broken'] }),
  ]
  expect(await states(tasks)).toEqual([
    'long stopped',
    'broken failed',
    'later not run',
    'last not run',
  ])
  expect(order).toEqual([])
})

it('stops at the time limit', async () => {
  const tasks = [task('long', { cores: 2, run: untilAborted }), task('later')]
  expect(await states(tasks, AbortSignal.timeout(10))).toEqual(['long stopped', 'later not run'])
})

it('reports wall and CPU seconds', async () => {
  const [outcome] = await schedule([task('a', { run: () => sleep(20, 0.5) })], 2)
  expect(outcome?.cpuSeconds).toBe(0.5)
  expect(outcome?.seconds).toBeGreaterThan(0.015)
})
