import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTree } from './planted.ts'
import { runChecks } from './run.ts'

const GOOD = { 'scripts/dev.ts': 'export const a = 1\n' }
const BAD = { 'scripts/utils/dev.ts': 'export const a = 1\n' }

describe('the run of all checks', () => {
  let printed: string[] = []
  const print = (line: string) => void printed.push(line)

  beforeEach(() => {
    printed = []
    vi.spyOn(console, 'log').mockImplementation(print)
    vi.spyOn(console, 'error').mockImplementation(print)
  })
  afterEach(() => vi.restoreAllMocks())

  it('exits with 0 and prints what it saw', async () => {
    expect(await withTree(GOOD, (root) => runChecks(root, ['files']))).toBe(0)
    expect(printed).toEqual([expect.stringMatching(/^ok {4}files +1 source files \(\d+ ms\)$/)])
  })

  it('exits with 1 on one fault and prints it', async () => {
    expect(await withTree(BAD, (root) => runChecks(root, ['files']))).toBe(1)
    expect(printed).toEqual([
      expect.stringMatching(/^FAIL {2}files +1 source files, 1 to fix/),
      expect.stringContaining('no folder is called utils'),
    ])
  })

  it('exits with 1 when a check throws', async () => {
    const tree = { 'README.md': '`npm run setup`\n', 'package.json': 'not json' }
    expect(await withTree(tree, (root) => runChecks(root, ['docs']))).toBe(1)
    expect(printed[1]).toContain('the check itself failed')
  })

  it('runs every check unless some are named', async () => {
    expect(await withTree({}, (root) => runChecks(root, []))).toBe(1)
    const checks = printed
      .filter((line) => line.startsWith('FAIL'))
      .map((line) => line.split(/\s+/)[1])
    expect(checks).toEqual(
      'files folders cycles imports sql glossary actions css packs words patterns clauses docs env metrics openapi migrations schema licences'.split(
        ' ',
      ),
    )
  })

  it('exits with 2 for an unknown check', async () => {
    expect(await withTree(GOOD, (root) => runChecks(root, ['fils']))).toBe(2)
  })
})
