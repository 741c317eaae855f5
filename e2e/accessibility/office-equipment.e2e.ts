import { someDrafts } from '../backoffice/machines/drafts.ts'
import { expect, test } from '../backoffice/office.ts'
import { examine, type Step } from './examine.ts'

const chooseSeller: Step = async ({ page, t }) => {
  await page.getByRole('button', { name: t('portalImport.seller') }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { name: t('backofficeFeed.title') })).toBeVisible()
}

const STOCK = 'REF,SERIAL,MAKE,MODEL,TYPE,YOM,SMR,PRICE_USD\n1,S1,CAT,320,Excavators,19,7840,64261'

const upload: Step = async (at) => {
  await chooseSeller(at)
  const { page, t } = at
  const file = { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(STOCK) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: t('portalImport.matchTitle') })).toBeVisible()
}

test('the equipment desk is accessible [BO-2] [EQ-8]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
  machine,
}) => {
  const model = await someDrafts(3)
  await signIn()
  const path = `/equipment?words=${model}&sort=stockNo`
  const selectAll: Step = async ({ page, t }) => {
    await expect(page.locator('tbody [role="row"]')).toHaveCount(3)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const bar = page.getByRole('toolbar', { name: t('portal.bulkActions') })
    await bar.getByRole('button', { name: t('portal.selectAll', { total: '3' }) }).click()
  }
  await examine({ page, context, environment, variant }, 'office', [
    { name: 'a selection', path, width: 'desk', step: selectAll },
    {
      name: 'a change of prices',
      path,
      width: 'desk',
      part: '[role="dialog"]',
      step: async (at) => {
        await selectAll(at)
        const { page, t } = at
        await page.getByRole('button', { name: t('portalDevice.bulkPrice') }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('portalDevice.changePercent')).pressSequentially('-10')
        await expect(dialog.locator('button[type=submit]')).toContainText('10%')
      },
    },
    {
      name: 'a grid',
      path,
      width: 'desk',
      step: async (at) => {
        await selectAll(at)
        const { page, t } = at
        await page.getByRole('button', { name: t('portalDevice.gridOpen') }).click()
        await expect(page.getByRole('grid', { name: t('portalDevice.gridTitle') })).toBeVisible()
      },
    },
    { name: 'a new machine', path: '/equipment/new' },
    { name: 'a machine', path: `/equipment/${machine.deviceId}`, part: '#screen' },
    { name: 'inspections', path: '/inspections' },
    { name: 'an inspection', path: `/inspections/${machine.deviceId}`, width: 'phone' },
    { name: 'the review of an inspection', path: `/inspections/${machine.deviceId}/review` },
    { name: 'an import', path: '/imports', step: chooseSeller },
    { name: 'the columns of an import', path: '/imports', step: upload },
    {
      name: 'the errors of an import',
      path: '/imports',
      part: '#screen',
      step: async (at) => {
        await upload(at)
        const { page, t } = at
        await page.getByRole('button', { name: t('portalImport.yardDefault') }).click()
        await page.getByRole('option').first().click()
        await page.getByRole('button', { name: t('portalImport.check') }).click()
        const heading = page.getByRole('heading', { name: t('portalImport.checkTitle') })
        await expect(heading).toBeVisible()
      },
    },
  ])
})
