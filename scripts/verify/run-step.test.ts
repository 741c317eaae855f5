import { expect, it } from 'vitest'
import { secondsOfTimes } from './cpu-time.ts'
import { runInGroup } from './run-step.ts'

const options = { cwd: '/', env: process.env, signal: new AbortController().signal }

const node = (script: string) => [process.execPath, '-e', script]

const BURN = 'const end = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < end);'

it('measures the CPU time of a command and of its child processes', async () => {
  const child = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(BURN)}])`
  expect(await runInGroup(node(child), options)).toBeGreaterThanOrEqual(0.2)
})

it('does not count time that a command waits', async () => {
  expect(await runInGroup(['sleep', '0.3'], options)).toBeLessThan(0.2)
})

it('rejects with the output of a command that fails', async () => {
  const failing = runInGroup(node('console.log("the reason"); process.exit(3)'), options)
  await expect(failing).rejects.toThrow(/exited with 3\nthe reason/)
})

it('kills the command and its children when it is stopped', async () => {
  const stop = new AbortController()
  const running = runInGroup(['sh', '-c', 'sleep 60 & sleep 60'], {
    ...options,
    signal: stop.signal,
  })
  setTimeout(() => stop.abort(), 100)
  await expect(running).rejects.toThrow('exited with SIGKILL')
})

it('reads the second line of the `times` of bash', () => {
  expect(secondsOfTimes('0m0.003s 0m0.001s\n1m2.500s 0m0.250s\n')).toBe(62.75)
  expect(secondsOfTimes('')).toBe(0)
})
