export interface Task {
  name: string
  /** Names of the tasks that must have passed before. */
  after: readonly string[]
  /** Cores that it uses. One background task runs beside the others. */
  cores: number | 'background'
  /** The result is known from an earlier run. */
  isSkipped?: boolean
  /** Returns the CPU seconds, where they are known. */
  run: (signal: AbortSignal) => Promise<number | undefined>
}

export interface Outcome {
  name: string
  state: 'passed' | 'failed' | 'stopped' | 'skipped' | 'not run'
  seconds: number
  cpuSeconds?: number | undefined
  error?: unknown
}

/**
 * Runs every task when those before it have passed, in parallel as far as the cores allow; of those
 * that can start the first of the list starts first. The first failure, or the signal, stops all.
 */
export async function schedule(
  tasks: readonly Task[],
  cores: number,
  stop?: AbortSignal,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  const running = new Map<Task, Promise<void>>()
  const failure = new AbortController()
  stop?.addEventListener('abort', () => failure.abort())
  for (const { name, isSkipped } of tasks)
    if (isSkipped) outcomes.set(name, { name, state: 'skipped', seconds: 0 })
  const isDone = (name: string) => ['passed', 'skipped'].includes(outcomes.get(name)?.state ?? '')

  async function runTask(task: Task): Promise<void> {
    const { name } = task
    const start = performance.now()
    const finish = (rest: Pick<Outcome, 'state' | 'cpuSeconds' | 'error'>) =>
      outcomes.set(name, { name, seconds: (performance.now() - start) / 1000, ...rest })
    try {
      const cpuSeconds = await task.run(failure.signal)
      finish({ state: 'passed', cpuSeconds })
    } catch (error) {
      finish({ state: failure.signal.aborted ? 'stopped' : 'failed', error })
      failure.abort()
    }
    running.delete(task)
  }

  const fits = ({ cores: wanted }: Task) => {
    const busy = [...running.keys()].map((task) => task.cores)
    if (wanted === 'background') return !busy.includes('background')
    const used = busy.reduce<number>((sum, each) => sum + (each === 'background' ? 0 : each), 0)
    return used + wanted <= cores
  }

  for (;;) {
    for (const task of failure.signal.aborted ? [] : tasks) {
      const isDue = !outcomes.has(task.name) && !running.has(task) && task.after.every(isDone)
      if (isDue && fits(task)) running.set(task, runTask(task))
    }
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  return tasks.map(({ name }) => outcomes.get(name) ?? { name, state: 'not run', seconds: 0 })
}
