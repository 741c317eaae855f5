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
  },
  ...rest,
})

const states = async (tasks: Task[]) => {
  order.length = 0
  return (await schedule(tasks, 2)).map(({ name, state }) => `${name} ${state}`)
}

it('runs a task after those it comes after, whatever the order they are written in', async () => {
  const tasks = [task('tests', { after: ['types'] }), task('types', { after: ['typegen'] })]
  expect(await states([...tasks, task('typegen')])).toEqual([
    'tests passed',
    'types passed',
    'typegen passed',
  ])
  expect(order).toEqual(['typegen', 'types', 'tests'])
})

it('never takes more cores than there are', async () => {
  let busy = 0
  let most = 0
  const measured = (name: string, cores: number) =>
    task(name, {
      cores,
      run: async () => {
        most = Math.max(most, (busy += cores))
        await new Promise((resolve) => setTimeout(resolve, 5))
        busy -= cores
      },
    })
  await states([measured('a', 1), measured('b', 2), measured('c', 1), measured('d', 1)])
  expect(most).toBe(2)
})

it('stops what runs at the first failure and begins nothing more', async () => {
  const untilStopped = (stopped: AbortSignal) =>
    new Promise<void>((_, reject) => {
      stopped.addEventListener('abort', () => reject(new Error('stopped')))
    })
  const tasks = [
    task('long', { run: untilStopped }),
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
