/** A piece of work with what must be done before it and how much of the machine it takes. */
export interface Task {
  name: string
  after: readonly string[]
  cores: number
  run: (stopped: AbortSignal) => Promise<void>
}

export interface Outcome {
  name: string
  state: 'passed' | 'failed' | 'stopped' | 'not run'
  seconds: number
  error?: unknown
}

/**
 * Runs every task once what it comes after has passed, side by side as far as the cores go. The
 * first failure stops what runs and nothing more is begun.
 */
export async function schedule(tasks: readonly Task[], cores: number): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  const running = new Map<string, Promise<void>>()
  const failure = new AbortController()
  const passed = (name: string) => outcomes.get(name)?.state === 'passed'

  async function runTask({ name, run }: Task): Promise<void> {
    const began = performance.now()
    const finish = (state: Outcome['state'], error?: unknown) =>
      outcomes.set(name, { name, state, seconds: (performance.now() - began) / 1000, error })
    try {
      await run(failure.signal)
      finish('passed')
    } catch (error) {
      finish(failure.signal.aborted ? 'stopped' : 'failed', error)
      failure.abort()
    }
    running.delete(name)
  }

  for (;;) {
    const busy = tasks.filter(({ name }) => running.has(name))
    let free = cores - busy.reduce((sum, task) => sum + task.cores, 0)
    for (const task of failure.signal.aborted ? [] : tasks) {
      const isDue = !outcomes.has(task.name) && !running.has(task.name) && task.after.every(passed)
      if (!isDue || task.cores > free) continue
      free -= task.cores
      running.set(task.name, runTask(task))
    }
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  return tasks.map(({ name }) => outcomes.get(name) ?? { name, state: 'not run', seconds: 0 })
}
