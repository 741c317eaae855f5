import { ApiError, TransportError } from '@ironsouq/contract/client'
import type { ShownVoucher } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { expect, it } from 'vitest'
import { dropWriteOff, savedWriteOffs, saveWriteOff, sendWriteOffs } from './outbox.ts'

function aStore() {
  const all = new Map<string, string>()
  return {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
  }
}

const AT = '2026-11-14T08:00:00.000Z'
const one = { code: '1018276455319', key: 'key one', savedAt: AT }
const two = { code: '1018276455327', key: 'key two', savedAt: AT }
const refusal = (status: number) =>
  new ApiError('A00001', 'This code was used already.', status, null)

it('sends what waits with the key that it was saved with, and notes what became of it', async () => {
  const store = aStore()
  expect(saveWriteOff(store, 'a', one)).toBe(true)
  expect(saveWriteOff(store, 'a', { ...one, key: 'another' })).toBe(false)
  saveWriteOff(store, 'a', two)
  const sent: string[] = []
  await sendWriteOffs(store, 'a', ({ key, code }) => {
    sent.push(key)
    return code === two.code ? Promise.reject(refusal(409)) : Promise.resolve({} as ShownVoucher)
  })
  expect(sent).toEqual(['key one', 'key two'])
  expect(savedWriteOffs(store, 'a')).toMatchObject([
    { state: 'confirmed' },
    { state: 'refused', reason: 'This code was used already.' },
  ])
  await sendWriteOffs(store, 'a', () => Promise.reject(new Error('sent twice')))
  dropWriteOff(store, 'a', 'key one')
  expect(savedWriteOffs(store, 'a')).toMatchObject([{ key: 'key two' }])
})

it('waits on where there is no answer or none about the code, and belongs to one person', async () => {
  const store = aStore()
  saveWriteOff(store, 'a', one)
  for (const err of [new TransportError('no network'), refusal(429), refusal(503)]) {
    await sendWriteOffs(store, 'a', () => Promise.reject(err))
    expect(savedWriteOffs(store, 'a')).toMatchObject([{ state: 'waiting', key: 'key one' }])
  }
  expect(savedWriteOffs(store, 'b')).toEqual([])
})
