import { describe, expect, it } from 'vitest'
import { consumer, event } from './events.ts'
import { job } from './jobs.ts'
import { checked, consumersOf } from './registry.ts'

const happened = event<{ n: number }>('test.happened')
const note = consumer({ name: 'test.note-it', on: happened, handle: async () => {} })
const sweep = job({ name: 'test.sweep-up', cron: '* * * * *', run: async () => {} })
const empty = { routes: [], consumers: [], jobs: [], personal: [] }

describe('the registry', () => {
  it('does not start with two tasks of one name', () => {
    const twice = { ...empty, consumers: [note], jobs: [{ ...sweep, name: note.name }] }
    expect(() => checked(twice)).toThrow('two tasks are named test.note-it')
  })

  it.each(['', 'Note', 'test', 'test.'])('does not start with a task called "%s"', (name) => {
    expect(() => checked({ ...empty, jobs: [{ ...sweep, name }] })).toThrow('is no task name')
  })

  it('does not start with a consumer on an event without a name', () => {
    const deaf = { ...note, on: { name: '' } }
    expect(() => checked({ ...empty, consumers: [deaf] })).toThrow('event without a name')
  })

  it('does not start with two pieces of personal data of one name, or for one table', () => {
    const piece = { name: 'notes', tables: ['note'], read: async () => null, erase: async () => {} }
    const pieces = (...personal: (typeof piece)[]) => checked({ ...empty, personal })
    expect(() => pieces(piece, { ...piece, tables: [] })).toThrow('data are named notes')
    expect(() => pieces(piece, { ...piece, name: 'other' })).toThrow('data answer for note')
  })

  it('knows the consumers of an event and of no other', () => {
    const consumers = consumersOf({ ...empty, consumers: [note] })
    expect(consumers('test.happened')).toEqual(['test.note-it'])
    expect(consumers('test.other')).toEqual([])
  })
})
