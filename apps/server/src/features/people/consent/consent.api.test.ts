import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { consentEndpoints, type Choice } from '@ironsouq/contract/people/consent/consent.endpoints'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { signInMember } from '#features/identity/identity/identity.login.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { answered } from '#test/calls.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { recordTerms } from './consent.service.ts'
import { consent } from './consent.tables.ts'

const { list, set } = consentEndpoints
const FROM = { address: '94.200.17.203', userAgent: '', deviceKey: null, country: null }
/** Of the own purchases; they need no consent, and only their email is switched off. */
const OWN = ['orders.email', 'deliveries.email', 'refunds.email', 'stores.email']
const given = (choices: readonly Choice[]) =>
  choices.filter(({ isGiven }) => isGiven).map(({ topic, way }) => `${topic}.${way}`)

describe('the consents of a member', () => {
  it('are by default saved machines and searches in notifications and by email, and the emails of own purchases [ID-17]', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const { choices, terms } = await call(list)
    expect(choices).toHaveLength(13)
    expect(given(choices)).toEqual([
      'savedMachines.here',
      'savedMachines.email',
      'savedSearches.here',
      'savedSearches.email',
      ...OWN,
    ])
    expect(terms).toBeNull()
  })

  it('can be given and withdrawn, and every change is stored [ID-17]', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    const other = await aSignedInMember(server)
    const offers = { topic: 'offers', way: 'phone' } as const
    const set1 = await call(set, { body: { ...offers, isGiven: true } })
    expect(given(set1.choices)).toContain('offers.phone')
    const set2 = await call(set, { body: { ...offers, isGiven: false } })
    expect(given(set2.choices)).not.toContain('offers.phone')
    await call(set, { body: { topic: 'savedMachines', way: 'email', isGiven: false } })
    expect(given((await call(list)).choices)).toEqual([
      'savedMachines.here',
      'savedSearches.here',
      'savedSearches.email',
      ...OWN,
    ])
    expect(given((await other.call(list)).choices)).toContain('savedMachines.email')
    const rows = await server.ctx.db
      .select({ subject: consent.subject, isGiven: consent.isGiven, source: consent.source })
      .from(consent)
      .where(eq(consent.memberId, id))
      .orderBy(asc(consent.id))
    expect(rows).toEqual([
      { subject: 'offers.phone', isGiven: true, source: 'settings' },
      { subject: 'offers.phone', isGiven: false, source: 'settings' },
      { subject: 'savedMachines.email', isGiven: false, source: 'settings' },
    ])
  })

  it('include the accepted version of the terms and its time, once per version [RT-15]', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    await server.ctx.db.insert(consent).values({
      memberId: id,
      subject: 'terms',
      isGiven: true,
      version: '2025-01-01',
      source: 'register',
      createdAt: new Date('2025-03-01T08:00:00Z'),
    })
    expect((await call(list)).terms?.version).toBe('2025-01-01')
    const agree = (version: string) =>
      atomic(server.ctx, (ctx) => recordTerms(ctx, id, { version, source: 'login' }))
    await agree(TERMS_VERSION)
    server.turnClock('2026-12-01T08:00:00Z')
    await agree(TERMS_VERSION)
    await agree('2026-07-01') // a front end of the previous release
    expect((await call(list)).terms).toEqual({
      version: TERMS_VERSION,
      at: '2026-11-14T08:00:00.000Z',
    })
    expect(await server.ctx.db.$count(consent)).toBe(2)
  })

  it('include the version that the sign-in sent, also an older one [RT-15]', async () => {
    await using server = await startServer()
    const { id } = await anAccount(server.ctx)
    const signIn = async (agreed: string) => {
      const body = { account: 'yard_buyer', password: PASSWORD, agreed }
      const { data } = await answered(server, identityEndpoints.password, body)
      const { token: bearer } = Session.parse(data)
      return (await server.client({ bearer })(list)).terms?.version
    }
    expect(await signIn('2026-07-01')).toBe('2026-07-01')
    server.turnClock('2026-11-16T08:00:00Z')
    expect(await signIn(TERMS_VERSION)).toBe(TERMS_VERSION)
    expect(await signIn('2026-07-01')).toBe(TERMS_VERSION)
    await signInMember(server.ctx, id, FROM, { method: 'social' })
    expect(await server.ctx.db.$count(consent)).toBe(2)
    const unknown = { account: 'yard_buyer', password: PASSWORD, agreed: '1999-01-01' }
    expect(await answered(server, identityEndpoints.password, unknown)).toMatchObject({
      status: 400,
      data: [{ field: 'agreed' }],
    })
  })

  it('can be neither read nor changed without a token [ID-17]', async () => {
    await using server = await startServer()
    const call = server.client()
    const body = { topic: 'offers', way: 'email', isGiven: true } as const
    await expect(call(list)).rejects.toMatchObject({ status: 401 })
    await expect(call(set, { body })).rejects.toMatchObject({ status: 401 })
    const bearer = await server.tokenFor({ audience: 'member', id: crypto.randomUUID() })
    await expect(server.client({ bearer })(set, { body })).rejects.toMatchObject({ status: 401 })
  })
})
