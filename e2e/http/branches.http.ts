import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { elementsOf, linksOf, load, structuredDataOf } from './html.ts'

for (const locale of ['en', 'ar'] as const)
  test(`shows every branch with its pin, contact, hours and directions in ${locale} [RT-13] [NW-3]`, async ({
    request,
    api,
  }) => {
    const t = translator(locale)
    const { records, holidays } = await api(locale)(branchEndpoints.list)
    expect(records.length).toBeGreaterThan(5)
    expect(holidays.length).toBeGreaterThan(0)
    const page = await load(request, `/${locale}/service-outlets?branch=mussafah`)
    const links = linksOf(page)
    for (const { code, phone, name } of records) {
      const pin = `/${locale}/service-outlets?branch=${code}`
      // On the map and in the list; the menu of languages links to the page itself.
      const own = links.filter(({ href, name: shown }) => href === pin && shown.includes(name))
      expect(own).toHaveLength(2)
      expect(links.map(({ href }) => href)).toContain(`tel:${phone}`)
      expect(page.text).toContain(name)
    }
    const mussafah = records.find(({ code }) => code === 'mussafah')
    expect(elementsOf(page.html, 'h2').map(({ text }) => text)).toContain(mussafah?.name)
    expect(page.text).toContain(holidays[0]?.name)
    const directions = links.find(({ href }) => href.startsWith('https://www.google.com/maps/dir/'))
    expect(decodeURIComponent(directions?.href ?? '')).toContain(
      `destination=${mussafah?.latitude},${mussafah?.longitude}`,
    )
    const place = structuredDataOf(page)['LocalBusiness']
    expect(place).toMatchObject({ name: records.at(-1)?.name, telephone: records.at(-1)?.phone })
    const storage = await load(request, `/${locale}/service-outlets?only=storage`)
    expect(elementsOf(storage.html, 'ol').at(-1)?.html.match(/<li/g)).toHaveLength(1)
    expect(storage.text).toContain(t('branch.serviceStorage'))
  })
