import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { appCode } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { answered } from '#test/calls.ts'
import { startServer } from '#test/harness.ts'
import { aStaffMember, STAFF_PASSWORD } from './staff-sign-in.builder.ts'
import { staffPortal } from './staff-sign-in.service.ts'

it('changes of the own factors need a recent proof, keep one factor, and write no secret to the audit log [ID-19]', async () => {
  await using server = await startServer()
  const { ctx, pool } = server
  const email = 'editor@desk.example'
  const given = { role: 'contentEditor', email, password: STAFF_PASSWORD } as const
  const staffId = await aStaffMember(ctx, given)
  const [bearer, other] = [await staffTokenOf(ctx, staffId), await staffTokenOf(ctx, staffId)]
  const call = server.client({ bearer })
  server.turnClock('2026-11-14T08:11:00Z')
  await expect(call(staffAccountEndpoints.beginApp)).rejects.toMatchObject({
    data: [{ field: 'recentProof' }],
  })
  const wrong = call(staffAccountEndpoints.prove, { body: { code: '000000' } })
  await expect(wrong).rejects.toMatchObject({ data: [{ field: 'code' }] })
  const code = await appCode(ctx, staffPortal, staffId)
  await call(staffAccountEndpoints.prove, { body: { code } })

  // The app in use stays until a code of the new one is entered.
  const { secret } = await call(staffAccountEndpoints.beginApp)
  const next = await appCode(ctx, staffPortal, staffId)
  await call(staffAccountEndpoints.enableApp, { body: { code: next } })
  await expect(call(staffAccountEndpoints.removeApp)).rejects.toMatchObject({
    message: translator('en')('error.lastSecondFactor'),
  })
  const device = anAuthenticator('http://desk.example')
  const asked = await call(staffAccountEndpoints.beginPasskey)
  const made = { ticket: asked.ticket, response: device.create(asked.options), name: 'Laptop' }
  const { passkeyId } = await call(staffAccountEndpoints.addPasskey, { body: made })
  await call(staffAccountEndpoints.removeApp)
  const last = call(staffAccountEndpoints.removePasskey, { body: { passkeyId } })
  await expect(last).rejects.toMatchObject({ message: translator('en')('error.lastSecondFactor') })
  const { recoveryCodes } = await call(staffAccountEndpoints.renewCodes)
  expect(await call(staffAccountEndpoints.factors)).toMatchObject({
    appSince: null,
    recoveryCodesLeft: recoveryCodes.length,
    passkeys: [{ name: 'Laptop' }],
  })

  const password = 'another-Kite7'
  const change = { original: STAFF_PASSWORD, password, confirmPassword: password }
  const body = { ...change, original: 'wrong-Kite7' }
  await expect(call(staffAccountEndpoints.changePassword, { body })).rejects.toMatchObject({
    data: [{ field: 'original' }],
  })
  await call(staffAccountEndpoints.changePassword, { body: change })
  const ended = server.client({ bearer: other })(staffAccountEndpoints.me)
  await expect(ended).rejects.toMatchObject({ status: 401 })
  const { ticket } = await server.client()(staffSignInEndpoints.password, {
    body: { email, password },
  })
  const recovery = { ticket, code: recoveryCodes[0] ?? '' }
  const accepted = await answered(server, staffSignInEndpoints.secondFactor, recovery)
  expect(accepted.status).toBe(200)

  const { rows } = await pool.query<{ row: string }>(
    'select to_jsonb(a)::text as row from audit_log a',
  )
  const log = rows.map(({ row }) => row).join('\n')
  expect(log).toContain('recoveryCodesRenew')
  for (const hidden of [secret, ...recoveryCodes, password]) expect(log).not.toContain(hidden)
})
