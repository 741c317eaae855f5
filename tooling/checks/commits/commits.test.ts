import { describe, expect, it } from 'vitest'
import { git } from '../command.ts'
import { plant, withTree } from '../planted.ts'
import { commitFaults, commitsIn } from './commits.ts'

const faultsOf = (message: string, lines = 10) =>
  commitFaults({ hash: '0123456789', message, lines })

describe('the check of commits', () => {
  it.each([
    'order: keep free delivery when a store gives a discount',
    'checks, docs: accept a widened list\n\nA list that accepts more breaks no caller.',
  ])('accepts "%s"', (message) => expect(faultsOf(message)).toEqual([]))

  it.each([
    'the list of products learns of sales',
    'Order: keep free delivery',
    'order: keep free delivery.',
    `order: ${'keep '.repeat(15)}it`,
    '',
  ])('refuses the subject "%s"', (message) =>
    expect(faultsOf(message)).toEqual([expect.stringContaining('noun: imperative')]),
  )

  it('asks for a reason when many lines change', () => {
    expect(faultsOf('order: keep it', 50)).toEqual([])
    expect(faultsOf('order: keep it', 51)).toEqual([expect.stringContaining('reason')])
    expect(faultsOf('order: keep it\n\nBecause.', 51)).toEqual([])
  })

  it('asks why a commit is larger than one idea', () => {
    expect(faultsOf('order: keep it\n\nBecause.', 400)).toEqual([])
    expect(faultsOf('order: keep it\n\nBecause.', 401)).toEqual([expect.stringContaining('Size:')])
    expect(faultsOf('order: keep it\n\nBecause.\n\nSize: moves only.', 401)).toEqual([])
  })

  it('counts the lines that people wrote, and of a moved file those that changed', () =>
    withTree({}, async (root) => {
      const commit = async (message: string) => {
        await git(root, 'add', '-A')
        await git(root, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', message)
      }
      await git(root, 'init', '-q')
      const text = Array.from({ length: 20 }, (_, n) => `line ${n}\n`).join('')
      await plant(root, { 'a.ts': text, 'pnpm-lock.yaml': text })
      await commit('base: begin\n\nA body.')
      await git(root, 'mv', 'a.ts', 'b.ts')
      await plant(root, { 'b.ts': `${text}one more\n` })
      await commit('base: move')
      const format = '--format=\u001e%H\u001f%B\u001f'
      const log = await git(root, 'log', '-M', '--numstat', format)
      expect(commitsIn(log ?? '')).toMatchObject([
        { message: 'base: move\n', lines: 1 },
        { message: 'base: begin\n\nA body.\n', lines: 20 },
      ])
    }))
})
