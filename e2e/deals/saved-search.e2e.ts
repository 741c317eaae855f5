import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { callFrom, createAccount, randomAddress } from '../identity/account.ts'
import { passwordForm, test, tokenIn } from '../identity/login-page.ts'

const NONE = '/device-list?brand=caterpillar&grade=A&hours=-1&year=1990-1991'

test('a visitor saves a filtered list and a want, with the login on the way [ID-14]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const who = await createAccount()
  await open(page, `/${language}/device-list?brand=caterpillar`)
  await page.getByRole('link', { name: t('savedSearch.save') }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/login\\?back=`))
  await passwordForm(page, language).send(who)
  const name = page.getByLabel(t('savedSearch.name'), { exact: true })
  await expect(name).not.toHaveValue('')
  await name.fill('Cat')
  await page.getByLabel(t('savedSearch.pace')).selectOption('weekly')
  await page.getByRole('button', { name: t('savedSearch.save') }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(t('savedSearch.saved'))).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Cat', exact: true })).toBeVisible()

  await open(page, `/${language}${NONE}`)
  await page.getByRole('link', { name: t('savedSearch.saveWant') }).click()
  await page.getByLabel(t('savedSearch.note')).fill('For a quarry')
  await page.getByRole('button', { name: t('savedSearch.saveWant') }).click()
  await expect(
    main.getByRole('heading', { name: t('savedSearch.wants'), exact: true }),
  ).toBeVisible()
  await expect(main.getByText('For a quarry').first()).toBeVisible()
  const call = callFrom(environment, randomAddress(), (await tokenIn(context))?.value)
  const { records } = await call(savedSearchEndpoints.list)
  expect(records).toMatchObject([
    { isWant: true, note: 'For a quarry', pace: 'daily' },
    { name: 'Cat', pace: 'weekly', query: { brand: 'caterpillar' } },
  ])

  await main
    .getByRole('button', { name: t('savedSearch.show') })
    .first()
    .click()
  await expect(page).toHaveURL(`/${language}/device-list?brand=caterpillar`)
})
