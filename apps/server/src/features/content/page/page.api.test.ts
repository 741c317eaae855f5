import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { pageLifecycle } from '@ironsouq/contract/content/page/page.lifecycle'
import { SITE_PAGES } from '@ironsouq/contract/content/page/page.limits'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { faults } from '@ironsouq/contract/lifecycle'
import { SITE_PAGE } from '@ironsouq/contract/page-cache'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { recordTerms } from '#features/people/consent/consent.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { collectPurges } from '#test/purges.ts'
import { aPageVersion } from './page.builder.ts'

const { staff } = pageEndpoints
const document = (text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
const english = (title: string) => ({
  en: { title, summary: '', document: document(title), status: 'translated' as const },
})

/** The first version of each page, in all languages. */
async function firstVersions(ctx: Ctx) {
  const content = [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] }]
  const text = { title: 'A page', summary: '', document: { type: 'doc', content } }
  const others = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, text]))
  for (const page of SITE_PAGES)
    await aPageVersion(ctx, { page, day: TERMS_VERSION, texts: { ...others, en: text } })
}

/** On the day of the first version; the next version of the terms is a draft. */
async function started(server: TestServer, day = '2026-12-20') {
  await firstVersions(server.ctx)
  server.turnClock('2026-11-16T08:00:00Z')
  const call = server.client({ bearer: await server.staffToken(['page.edit']) })
  const draft = await call(staff.create, { body: { page: 'terms', day } })
  return { call, draft }
}

const readTerms = (server: TestServer, day?: string) =>
  server.client()(pageEndpoints.read, {
    query: { page: 'terms', ...(day !== undefined && { day }) },
  })

describe('the pages of the site', () => {
  it('have a lifecycle without dead ends', () => {
    expect(faults(pageLifecycle)).toEqual([])
  })

  it('can be read in ten languages [NW-3] [RT-20] [RT-22]', async () => {
    await using server = await startServer()
    await firstVersions(server.ctx)
    server.turnClock('2026-11-16T08:00:00Z')
    for (const page of SITE_PAGES)
      for (const language of LOCALE_CODES) {
        const call = server.client({ language })
        const shown = await call(pageEndpoints.read, { query: { page } })
        expect(shown).toMatchObject({ page, locale: language, day: TERMS_VERSION, isInForce: true })
        expect(JSON.stringify(shown.parts)).toContain('<h2>')
      }
  })

  it('have a new version from its day on, and the old one stays readable [NW-3] [BO-2]', async () => {
    await using server = await startServer()
    const { call, draft } = await started(server)
    expect(draft.statuses.every(({ status }) => status === 'translated')).toBe(true)
    const { versionId } = draft
    const { version } = await call(staff.save, {
      body: { versionId, version: draft.version, day: draft.day, texts: english('Terms of 2027') },
    })
    await expect(readTerms(server, '2026-12-20')).rejects.toMatchObject({ status: 404 })
    using purges = await collectPurges(server)
    const published = await call(staff.move, { body: { versionId, version, action: 'publish' } })
    expect(published).toMatchObject({ state: 'published', isFixed: true, isInForce: false })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SITE_PAGE)

    expect(await readTerms(server)).toMatchObject({
      day: TERMS_VERSION,
      versions: [
        { day: '2026-12-20', isInForce: false },
        { day: TERMS_VERSION, isInForce: true },
      ],
    })
    expect(await server.client()(pageEndpoints.inForce)).toEqual({ terms: TERMS_VERSION })
    // Midnight in Dubai.
    server.turnClock('2026-12-19T20:00:00Z')
    expect(await readTerms(server)).toMatchObject({ title: 'Terms of 2027', isInForce: true })
    expect(await server.client()(pageEndpoints.inForce)).toEqual({ terms: '2026-12-20' })
    expect(await readTerms(server, TERMS_VERSION)).toMatchObject({ isInForce: false })
  })

  it('stay as they were agreed to, and terms are announced two weeks before', async () => {
    await using server = await startServer()
    const { call, draft } = await started(server, '2026-11-29')
    const { versionId } = draft
    const publish = (version: number) =>
      call(staff.move, { body: { versionId, version, action: 'publish' } })
    await expect(publish(draft.version)).rejects.toMatchObject({
      status: 400,
      data: [{ field: 'day' }],
    })
    const save = (version: number, day: string, texts: Partial<ReturnType<typeof english>> = {}) =>
      call(staff.save, { body: { versionId, version, day, texts } })
    const moved = await save(draft.version, '2026-11-30')
    const { version } = await publish(moved.version)
    for (const [day, texts] of [['2026-11-30', english('Other')] as const, ['2026-12-24'] as const])
      await expect(save(version, day, texts)).rejects.toMatchObject({ status: 409 })
    server.turnClock('2026-11-30T08:00:00Z')
    const withdraw = { versionId, version, action: 'withdraw' } as const
    await expect(call(staff.move, { body: withdraw })).rejects.toMatchObject({ status: 409 })
    server.turnClock('2026-11-29T08:00:00Z')
    expect(await call(staff.move, { body: withdraw })).toMatchObject({ state: 'draft' })
    const again = { page: 'terms', day: '2026-11-30' } as const
    await expect(call(staff.create, { body: again })).rejects.toMatchObject({ status: 400 })
  })

  it('have one version for a day, also when two people choose it at once', async () => {
    await using server = await startServer()
    const { call, draft } = await started(server)
    const other = await call(staff.create, { body: { page: 'terms', day: '2027-01-10' } })
    const saves = [draft, other].map(({ versionId, version }) =>
      call(staff.save, { body: { versionId, version, day: '2027-02-01', texts: {} } }),
    )
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { status: 400, data: [{ field: 'day' }] } })
  })

  it('are listed for staff with the version in force', async () => {
    await using server = await startServer()
    const { call, draft } = await started(server)
    const query = { size: 50, sort: '-day', page: 'terms' } as const
    const { rows, total } = await call(staff.list, { query })
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      { versionId: draft.versionId, state: 'draft', isInForce: false, translated: 10 },
      { day: TERMS_VERSION, isInForce: true, translated: 10 },
    ])
  })

  it('are agreed to by version: members keep the one that they accepted [RT-15]', async () => {
    await using server = await startServer()
    const { call, draft } = await started(server)
    const member = await aSignedInMember(server)
    const agree = (version: string) =>
      atomic(server.ctx, (ctx) => recordTerms(ctx, member.id, { version, source: 'login' }))
    await expect(agree('2026-12-20')).rejects.toThrow()
    const { versionId, version } = draft
    await call(staff.move, { body: { versionId, version, action: 'publish' } })
    await agree('2026-12-20')
    expect((await member.call(consentEndpoints.list)).terms?.version).toBe('2026-12-20')
  })
})
