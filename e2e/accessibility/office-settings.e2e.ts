import { expect, test } from '../backoffice/office.ts'
import { examine, type State, type Step } from './examine.ts'

/** Opens the first row of a table, and then its form. */
const firstRecord = (name?: 'backofficeCatalogue.categories'): Step =>
  async function edit({ page, t }) {
    const grid = name ? page.getByRole('grid', { name: t(name) }) : page.getByRole('grid')
    await grid.getByRole('row').first().click()
    const link = page.getByRole('link', { name: t('backofficeCatalogue.edit'), exact: true })
    await link.click()
    await expect(page.getByRole('button', { name: t('portal.save'), exact: true })).toBeVisible()
  }

test('the settings are accessible [BO-2] [BO-6] [AP-10] [CL-18] [CL-19] [MS-3]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
}) => {
  await signIn()
  const added = (
    name: string,
    path: string,
    word: Parameters<Parameters<Step>[0]['t']>[0],
  ): State => ({
    name,
    path: `/settings/${path}`,
    step: async ({ page, t }) => {
      await page.getByRole('link', { name: t(word) }).click()
      await expect(page.getByRole('heading', { level: 1, name: t(word) })).toBeVisible()
    },
  })
  await examine({ page, context, environment, variant }, 'office', [
    {
      name: 'a category among the settings',
      width: 'desk',
      path: '/settings/categories',
      step: ({ page, t }) =>
        page
          .getByRole('grid', { name: t('backofficeCatalogue.categories') })
          .getByRole('row')
          .first()
          .click(),
    },
    {
      name: 'a category',
      width: 'desk',
      path: '/settings/categories',
      step: firstRecord('backofficeCatalogue.categories'),
    },
    {
      name: 'fields of machines',
      width: 'desk',
      path: '/settings/spec-fields',
      step: ({ page }) => page.getByRole('grid').getByRole('row').first().click(),
    },
    {
      name: 'a field of machines',
      width: 'desk',
      path: '/settings/spec-fields',
      step: firstRecord(),
    },
    {
      name: 'the order of filters',
      width: 'desk',
      path: '/settings/facets',
      step: async ({ page, t }) => {
        await page
          .getByRole('row', { name: t('device.brand') })
          .first()
          .click()
        const move = t('backofficeCatalogue.moveUp', { name: t('device.brand') })
        await page.getByRole('button', { name: move, exact: true }).click()
      },
    },
    {
      name: 'a rate of delivery costs',
      width: 'desk',
      path: '/settings/landed-cost?kind=papers',
      step: async ({ page, t }) => {
        const rates = page.getByRole('grid', { name: t('backofficeLandedCost.rates') })
        await rates.getByRole('link').first().click()
        const field = page.getByRole('textbox', { name: t('backofficeLandedCost.amount') })
        await expect(field).toBeVisible()
      },
    },
    {
      name: 'a destination of delivery costs',
      width: 'desk',
      path: '/settings/landed-cost?kind=papers',
      step: async ({ page, t }) => {
        const places = page.getByRole('grid', { name: t('backofficeLandedCost.destinations') })
        await places.getByRole('link').nth(1).click()
        await expect(page.getByText(t('backofficeLandedCost.fixedHint'))).toBeVisible()
      },
    },
    { name: 'texts of the site', path: '/settings/web-config/pcWelcome' },
    added('a dictionary item', 'dictionary', 'backofficeSetting.addItem'),
    added('words of the search', 'search-words', 'backofficeSetting.addWords'),
    added('a certification', 'certifications', 'backofficeSetting.addCertification'),
    added('a remark of inspections', 'inspection-remarks', 'backofficeInspection.addRemark'),
    {
      name: 'switches',
      path: '/settings/switches',
      step: async ({ page, t }) => {
        const viewing = page.getByRole('switch', { name: t('backofficeSwitch.viewing') })
        await expect(viewing).toBeVisible()
      },
    },
    {
      name: 'a currency',
      width: 'desk',
      path: '/settings/currencies',
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: 'EUR', exact: true }).click()
        const heading = t('backofficeCurrency.history', { code: 'EUR', days: 90 })
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      },
    },
    { name: 'promises', path: '/settings/promises' },
    { name: 'member levels', path: '/settings/member-levels' },
    { name: 'a new member level', path: '/settings/member-levels/new' },
    { name: 'values of points', path: '/settings/loyalty' },
  ])
})
