import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTree } from './planted.ts'
import { runChecks } from './run.ts'

const GOOD = { 'scripts/dev.ts': 'export const a = 1\n' }
const BAD = { 'scripts/utils/dev.ts': 'export const a = 1\n' }

describe('the run of all checks', () => {
  let said: string[] = []
  const say = (line: string) => void said.push(line)

  beforeEach(() => {
    said = []
    vi.spyOn(console, 'log').mockImplementation(say)
    vi.spyOn(console, 'error').mockImplementation(say)
  })
  afterEach(() => vi.restoreAllMocks())

  it('ends well and says what it saw', async () => {
    expect(await withTree(GOOD, (root) => runChecks(root, ['files']))).toBe(0)
    expect(said).toEqual([expect.stringMatching(/^ok {4}files +1 source files \(\d+ ms\)$/)])
  })

  it('ends badly on one fault and prints it', async () => {
    expect(await withTree(BAD, (root) => runChecks(root, ['files']))).toBe(1)
    expect(said).toEqual([
      expect.stringMatching(/^FAIL {2}files +1 source files, 1 to mend/),
      expect.stringContaining('no folder is called utils'),
    ])
  })

  it('ends badly when a check cannot look', async () => {
    const tree = { 'README.md': '`npm run setup`\n', 'package.json': 'not json' }
    expect(await withTree(tree, (root) => runChecks(root, ['docs']))).toBe(1)
    expect(said[1]).toContain('the check itself failed')
  })

  it('runs every check unless told which', async () => {
    expect(await withTree({}, (root) => runChecks(root, []))).toBe(1)
    const checks = said
      .filter((line) => line.startsWith('FAIL'))
      .map((line) => line.split(/\s+/)[1])
    expect(checks).toEqual(
      'files css packs clauses docs env openapi migrations licences'.split(' '),
    )
  })

  it('refuses a name that is no check', async () => {
    expect(await withTree(GOOD, (root) => runChecks(root, ['fils']))).toBe(2)
  })
})
