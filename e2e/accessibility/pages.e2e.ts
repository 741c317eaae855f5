import { expect } from '../environment/fixtures.ts'
import { test as withAddress } from '../identity/login-page.ts'
import { examine } from './examine.ts'

// The browser reports a page that is not there, and that it lacks an interface for passkeys.
const EXPECTED = /status of [45]\d\d|Resident credentials/

withAddress.use({ expectedMessages: EXPECTED })

withAddress(
  'pages to read are accessible [RT-1] [RT-13] [RT-20] [AP-1] [AP-16] [AP-25] [NW-3]',
  async ({ page, context, environment, variant, request }) => {
    const sitemap = await (await request.get('/sitemap/brands.xml')).text()
    const brand = /<loc>[^<]*\/en(\/[^<]*)<\/loc>/.exec(sitemap)?.[1] ?? ''
    await examine({ page, context, environment, variant }, 'shop', [
      { name: 'home', path: '' },
      { name: 'a category', path: '/machines/excavators' },
      { name: 'a brand', path: brand },
      { name: 'terms', path: '/terms-page' },
      { name: 'help', path: '/help-center' },
      { name: 'about us', path: '/user-center/about-us' },
      { name: 'a help article', path: '/help-center/grades' },
      {
        name: 'a help article that helped',
        path: '/help-center/new-bank-details',
        step: async ({ page, t }) => {
          await page.getByRole('button', { name: t('help.yes') }).click()
          await expect(page.getByText(t('help.thanks'))).toBeVisible()
        },
      },
      { name: 'help of members', path: '/user-center/help-center' },
      { name: 'a help article of members', path: '/user-center/help-center/grades' },
      { name: 'branches', path: '/service-outlets' },
      { name: 'videos', path: '/videos' },
      {
        name: 'a video',
        path: '/videos',
        step: async ({ page, t }) => {
          // The films that other tests publish meanwhile have no chapters, and English titles.
          const films = page.getByRole('article').filter({ hasNotText: 'Yard film' })
          await films.first().getByRole('link').click()
          await expect(page.getByRole('heading', { name: t('video.chapters') })).toBeVisible()
        },
      },
      { name: 'a notice that is not there', path: '/notices/no-such' },
      { name: 'a page that is not there', path: '/nowhere' },
      { name: 'an error', path: '/error' },
    ])
  },
)
