import { describe, expect, it } from 'vitest'
import { actions } from './actions.ts'
import { withTree } from './planted.ts'

const lifecycleOf = (name: string, by: string) => `import { lifecycle } from '../lifecycle.ts'

export const ${name} = lifecycle('gate', {
  states: ['open', 'shut'],
  initial: 'open',
  final: ['shut'],
  moves: [
    ['shut', ['open'], 'shut', ['${by}']],
  ],
})
`

const FOLDER = 'packages/contract/src/gate'
const gate = (schema: string, by = 'staff') => ({
  [`${FOLDER}/gate.lifecycle.ts`]: lifecycleOf('gateLifecycle', by),
  [`${FOLDER}/gate.schema.ts`]: schema,
})

const STATE = 'export const Gate = z.object({ state: z.enum(gateLifecycle.states) })'

describe('the check of actions', () => {
  it.each([
    [
      'a state with its actions',
      gate(
        `${STATE}\nconst Wide = z.extend(Gate, { actions: actionsOf(gateLifecycle, ['shut']) })`,
      ),
    ],
    ['what only the system moves', gate(STATE, 'system')],
    [
      'a filter',
      gate('const Query = z.object({ state: z.optional(z.enum(gateLifecycle.states)) })'),
    ],
    [
      'what was allowed before',
      { ...gate(STATE), 'tooling/checks/actions.allowed.json': '{ "gateLifecycle": 1 }' },
    ],
  ])('passes %s', async (_, files) => {
    expect(await withTree(files, actions)).toEqual([])
  })

  it('refuses a state without actions, and the actions of another lifecycle', async () => {
    const files = {
      ...gate(`${STATE}\nconst actions = actionsOf(yardLifecycle, ['shut'])`),
      'packages/contract/src/machines/yard/yard.lifecycle.ts': lifecycleOf(
        'yardLifecycle',
        'merchant',
      ),
    }
    expect(await withTree(files, actions)).toEqual([
      expect.stringContaining('gateLifecycle: 1, allowed 0; send what the reader may do'),
    ])
  })

  it('asks to lower the list when a lifecycle got its actions', async () => {
    const files = {
      ...gate("const Gate = z.object({ actions: actionsOf(gateLifecycle, ['shut']) })"),
      'tooling/checks/actions.allowed.json': '{ "gateLifecycle": 1 }',
    }
    expect(await withTree(files, actions)).toEqual([expect.stringContaining('is down to 0 from 1')])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({}, actions)).toEqual([expect.stringContaining('found no sources')])
  })
})
