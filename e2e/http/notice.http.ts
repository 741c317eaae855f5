import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { headingsOf, load } from './html.ts'

for (const locale of ['en', 'ar'] as const)
  test(`a notice that does not exist has its own page with status 404 in ${locale} [NW-4]`, async ({
    request,
  }) => {
    const t = translator(locale)
    for (const id of ['0192f000-0000-7000-8000-00000000dddd', 'nothing']) {
      const page = await load(request, `/${locale}/notices/${id}`)
      expect([id, page.status, headingsOf(page)]).toEqual([
        id,
        404,
        [t('announcement.notFoundTitle')],
      ])
      expect(page.text).toContain(t('announcement.notFoundBody'))
    }
  })
