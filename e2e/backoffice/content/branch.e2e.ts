import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

test('staff change a branch and add a holiday [RT-13]', async ({
  page,
  signIn,
  api,
  language,
  t,
}) => {
  await signIn({ permissions: ['branch.edit'], locale: language })
  await page.goto('/branches')
  const { rows } = await api(language)(branchEndpoints.staffList, { query: {} })
  const row = rows.find(({ code }) => code === (language === 'en' ? 'ajman' : 'fujairah'))
  await page.getByRole('link', { name: row?.name ?? '', exact: true }).click()
  const box = page.getByRole('textbox', { name: t('backofficeBranch.poBox') })
  await box.fill(language === 'en' ? '4410' : '4411')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(page.getByText(t('portal.saved'), { exact: true }).first()).toBeVisible()
  const branchId = row?.branchId ?? ''
  const saved = await api()(branchEndpoints.record, { query: { branchId } })
  expect(saved.branch.poBox).toBe(language === 'en' ? '4410' : '4411')

  await page.goto('/holidays/new')
  const day = language === 'en' ? '2030-01-01' : '2031-01-01'
  await page.getByLabel(t('backofficeBranch.firstDay')).fill(day)
  await page.getByLabel(t('backofficeBranch.lastDay')).fill(day)
  const name = page.getByRole('textbox', { name: t('backofficeBranch.name') }).first()
  await name.fill(`New Year ${day}`)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/holidays\/[0-9a-f-]{36}$/)
  await page.goto('/holidays')
  await expect(page.getByText(`New Year ${day}`)).toBeVisible()
})
