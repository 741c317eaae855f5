import { randomUUID } from 'node:crypto'
import { endpoint } from '@ironsouq/contract/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { atomic } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { emit, event } from '#kernel/work/events.ts'
import { startServer } from '#test/harness.ts'
import { deleteAnswersOfOthers, deleteOldKeys } from './idempotency.ts'
import { event as events, idempotencyKey } from './kernel.tables.ts'

const happened = event<{ n: number }>('test.happened')
const command = endpoint({
  method: 'POST',
  path: '/test/command',
  audience: 'anyone',
  summary: 'Does something once',
  body: z.object({ n: z.int() }),
  data: z.object({ n: z.int() }),
  once: true,
})

const preparing = endpoint({
  method: 'POST',
  path: '/test/preparing',
  audience: 'anyone',
  summary: 'Does something outside its transaction first',
  body: z.object({ n: z.int() }),
  data: z.object({ n: z.int() }),
  once: true,
})

let refusing = false
let prepared: number[] = []
let undone: number[] = []
const routes: Routes = (serve) => {
  serve(
    preparing,
    async ({ ctx, body }, n: number) => {
      await atomic(ctx, (ctx) => emit(ctx, happened, { n }))
      if (refusing) throw new Refusal('error.stateChanged')
      return { n: body.n + 1 }
    },
    {
      async prepare({ body: { n } }) {
        prepared.push(n)
        return n
      },
      async undo(_, n) {
        undone.push(n)
        if (n < 0) throw new Error('cannot be taken back')
      },
    },
  )
  serve(command, ({ ctx, body }) =>
    atomic(ctx, async (ctx) => {
      await emit(ctx, happened, { n: body.n })
      if (refusing) throw new Refusal('error.stateChanged')
      return { n: body.n + 1 }
    }),
  )
}
const registry = {
  routes: [routes],
  consumers: [],
  jobs: [],
  personalData: [],
  indexes: [],
  channels: [],
  webhooks: [],
  deadlines: [],
}

beforeEach(() => {
  refusing = false
  prepared = []
  undone = []
})

describe('a command that prepares', () => {
  it('prepares nothing without a key, and nothing for a key of another request', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    const idempotencyKey = randomUUID()
    const reply = await server.app.inject({
      method: 'POST',
      url: preparing.path,
      payload: { n: 1 },
    })
    expect(reply.json()).toMatchObject({ data: [{ field: 'Idempotency-Key' }] })
    expect(prepared).toEqual([])
    await call(command, { body: { n: 1 }, idempotencyKey })
    const other = call(preparing, { body: { n: 1 }, idempotencyKey })
    await expect(other).rejects.toMatchObject({ status: 409, code: 'A00001' })
    expect(prepared).toEqual([])
  })

  it('is answered again without preparing again', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    const idempotencyKey = randomUUID()
    for (let sent = 0; sent < 3; sent += 1)
      expect(await call(preparing, { body: { n: 1 }, idempotencyKey })).toEqual({ n: 2 })
    expect(prepared).toEqual([1])
    expect(undone).toEqual([])
  })

  it('is executed once when it is sent eight times concurrently', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    const idempotencyKey = randomUUID()
    const sent = Array.from({ length: 8 }, () =>
      call(preparing, { body: { n: 1 }, idempotencyKey }),
    )
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 8 }, () => ({ n: 2 })))
    expect(await server.ctx.db.$count(events)).toBe(1)
    expect(undone).toEqual([])
  })

  it('takes back what it prepared when it is refused, also where that fails', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    refusing = true
    for (const n of [1, -1])
      await expect(call(preparing, { body: { n } })).rejects.toMatchObject({ status: 409 })
    expect(undone).toEqual([1, -1])
    expect(await server.ctx.db.$count(events)).toBe(0)
  })
})

describe('a command with a key', () => {
  it('is executed once when it is sent eight times concurrently', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    const idempotencyKey = randomUUID()
    const sent = Array.from({ length: 8 }, () => call(command, { body: { n: 1 }, idempotencyKey }))
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 8 }, () => ({ n: 2 })))
    expect(await server.ctx.db.$count(events)).toBe(1)
  })

  it('is refused when the key was used for another request', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    const idempotencyKey = randomUUID()
    await call(command, { body: { n: 1 }, idempotencyKey })
    const other = call(command, { body: { n: 2 }, idempotencyKey })
    await expect(other).rejects.toMatchObject({ status: 409, code: 'A00001' })
  })

  it('can be repeated with the same key after a failure, which stores nothing', async () => {
    await using server = await startServer({ registry })
    const call = server.client()
    const idempotencyKey = randomUUID()
    refusing = true
    const failed = call(command, { body: { n: 1 }, idempotencyKey })
    await expect(failed).rejects.toMatchObject({ status: 409 })
    refusing = false
    expect(await server.ctx.db.$count(events)).toBe(0)
    expect(await call(command, { body: { n: 1 }, idempotencyKey })).toEqual({ n: 2 })
  })

  it('is refused without one', async () => {
    await using server = await startServer({ registry })
    const reply = await server.app.inject({
      method: 'POST',
      url: '/test/command',
      payload: { n: 1 },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ data: [{ field: 'Idempotency-Key' }] })
  })

  it('is deleted after thirty days and not before', async () => {
    await using server = await startServer({ registry })
    await server.client()(command, { body: { n: 1 } })
    server.turnClock('2026-12-14T07:59:00Z')
    await deleteOldKeys.run(server.ctx)
    expect(await server.ctx.db.$count(idempotencyKey)).toBe(1)
    server.turnClock('2026-12-14T08:01:00Z')
    await deleteOldKeys.run(server.ctx)
    expect(await server.ctx.db.$count(idempotencyKey)).toBe(0)
  })

  it('runs no command again whose answer was deleted [ID-17]', async () => {
    await using server = await startServer({ registry })
    const send = (n: number, idempotencyKey: string) =>
      server.client()(command, { body: { n }, idempotencyKey })
    const key = randomUUID()
    await send(1, key)
    server.turnClock('2026-11-14T08:20:00Z')
    await deleteAnswersOfOthers(server.ctx, new Date('2026-11-14T08:10:00Z'))
    await expect(send(1, key)).rejects.toMatchObject({ status: 409 })
    const later = randomUUID()
    expect(await send(2, later)).toEqual({ n: 3 })
    await deleteAnswersOfOthers(server.ctx, new Date('2026-11-14T08:10:00Z'))
    expect(await send(2, later)).toEqual({ n: 3 })
    expect(await server.ctx.db.$count(events)).toBe(2)
  })
})
