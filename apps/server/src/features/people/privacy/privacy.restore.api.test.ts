import { randomUUID } from 'node:crypto'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { endAllSessions } from '#features/identity/session/session.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { startUploads } from '#test/uploads.ts'
import { repeatErasures } from './privacy.erase.service.ts'

it('erases members again whom a restored backup knows, and ends its sessions', async () => {
  await using uploads = await startUploads()
  const { server } = uploads
  const { ctx } = server
  const { id: otherId } = await anAccount(ctx, {
    account: 'other_buyer',
    mail: `${randomUUID()}@yard.example`,
  })
  const mail = `${randomUUID()}@yard.example`
  const { id } = await anAccount(ctx, { mail })
  const bearer = await server.tokenFor({ audience: 'member', id })
  const backup = await server.pool.query<{ member: object; session: object }>(
    `select to_jsonb(m) as member, to_jsonb(s) as session
     from member m join session s on s.subject_id = m.id where m.id = $1`,
    [id],
  )
  await server.client({ bearer })(privacyEndpoints.erase, { body: { password: PASSWORD } })
  await server.work()
  expect(await repeatErasures(ctx)).toBe(0)

  const { member, session } = backup.rows[0] ?? {}
  await server.pool.query(
    `with gone as (delete from session where subject_id = $1)
     update member set (nick_name, mail, erased_at) =
       (select nick_name, mail, erased_at from jsonb_populate_record(null::member, $2))
     where id = $1`,
    [id, member],
  )
  await server.pool.query(
    'insert into session select * from jsonb_populate_record(null::session, $1)',
    [session],
  )
  expect(await memberById(ctx, id)).toMatchObject({ mail })

  // Of the member, and of the staff that prepared the bucket.
  expect(await endAllSessions(ctx)).toBe(2)
  expect(await repeatErasures(ctx)).toBe(1)
  expect(await memberById(ctx, id)).toBeNull()
  expect(await memberById(ctx, otherId)).toMatchObject({ id: otherId })
  expect(await endAllSessions(ctx)).toBe(0)
  expect(await repeatErasures(ctx)).toBe(0)
})
