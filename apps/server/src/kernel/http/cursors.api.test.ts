import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@ironsouq/contract/endpoint'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { aMember } from '#features/people/member/member.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { registry } from '#features/registry.ts'
import { forgedCursors, takesCursor } from '#test/attacks/forged-cursors.ts'
import { SERVICE_KEY, startServer } from '#test/harness.ts'
import { LEFT_OUT, sampleRequest, withId } from '#test/sample-request.ts'

const lists: Endpoint[] = []
for (const routes of registry.routes) routes((e) => void (takesCursor(e) && lists.push(e)))

/** Values that a schema describes by more than a format. */
const VALUES: Record<string, unknown> = { size: 50, key: 'error.notFound' }

const requestOf = (e: Endpoint, sort: string | undefined, cursor: string) =>
  sampleRequest(e, {
    ...withId(randomUUID()),
    valueOf: (name) => ({ ...VALUES, cursor, sort: sort ?? LEFT_OUT })[name],
  })

it('a list refuses a cursor that no list has given, by the name of the field [BO-2]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { id } = await aMember(ctx)
  const { id: sellerId } = await aSeller(ctx, { code: 'forger', names: { en: 'Forger' } })
  const account = await aSellerAccount(ctx, { sellerId, role: 'owner', name: 'Owner' })
  const tokens = {
    anyone: undefined,
    member: await server.tokenFor({ audience: 'member', id }),
    merchant: await merchantTokenOf(ctx, account),
    staff: await server.staffToken(),
    service: SERVICE_KEY,
  }
  const refusal = {
    success: false,
    data: [{ field: 'cursor', msg: translator('en')('error.fieldWrongFormat') }],
  }
  let calls = 0
  const refused = new Set<string>()
  for (const e of lists)
    for (const { sort, cursor } of forgedCursors(e)) {
      calls += 1
      const request = requestOf(e, sort, cursor)
      const reply = await server.app.inject({
        ...request,
        headers: { ...request.headers, locale: 'en', authorization: tokens[e.audience] ?? '' },
        remoteAddress: `10.0.${(calls >> 8) & 255}.${calls & 255}`,
      })
      const context = [e.path, Buffer.from(cursor, 'base64url').toString(), reply.body]
      // A list of names has a text for a position: any text is one. A record that is missing is missed first.
      expect([200, 400, 404], String(context)).toContain(reply.statusCode)
      if (reply.statusCode === 400) {
        expect(reply.json(), String(context)).toMatchObject(refusal)
        refused.add(e.path)
      }
    }
  expect(lists.length).toBeGreaterThan(30)
  expect(refused.size).toBeGreaterThan(lists.length - 7)
}, 60_000)
