import { randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { callAs } from '../backoffice/office.ts'
import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { randomAddress } from '../identity/account.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import { elementsOf, load, presetOf, tagsOf, textOf } from './html.ts'

const t = translator('en')
const ROOT = join(import.meta.dirname, '../..')
const APP = join(ROOT, 'apps/storefront/app')

/** Where each form with fields is sent as it is; `{name}` stands for what the test prepares. */
const SENT: Record<string, readonly (readonly [path: string, button: Key])[]> = {
  'features/content/home/subscribe-block.tsx': [['/en', 'home.subscribeAction']],
  'features/deals/inquiry/inquiry-form.tsx': [
    ['/en/inquiry', 'inquiry.send'],
    ['/en/inquiry?deviceId={deviceId}', 'inquiry.send'],
  ],
  'features/deals/inquiry/inquiry-reply.tsx': [
    ['/en/inquiry-detail/{inquiryId}', 'inquiry.sendMessage'],
  ],
  'features/deals/quote/offer-page.tsx': [
    ['/en/device-detail/{openToOffers}/offer', 'quote.offerSend'],
  ],
  'features/deals/quote/quote-act.tsx': [
    ['/en/inquiry-detail/{inquiryId}/quotes?counter={quoteId}', 'quote.counterDo'],
    ['/en/inquiry-detail/{inquiryId}/quotes?decline={quoteId}', 'quote.declineDo'],
  ],
  'features/deals/saved-search/new-search-page.tsx': [
    ['/en/user-center/saved-searches/new?emirate=dubai', 'savedSearch.save'],
    ['/en/user-center/saved-searches/new?emirate=dubai&want=1', 'savedSearch.saveWant'],
  ],
  'features/deals/saved-search/saved-search-row.tsx': [
    ['/en/user-center/saved-searches', 'savedSearch.change'],
  ],
  'features/deals/viewing/viewing-form.tsx': [
    ['/en/device-detail/{deviceId}/viewing', 'viewing.submit'],
  ],
  'features/identity/password-reset/account-name-form.tsx': [
    ['/en/check-account', 'register.sendMe'],
  ],
  'features/identity/register/short-form.tsx': [['/en/register/form', 'register.createAccount']],
  'features/identity/register/way-form.tsx': [['/en/register', 'shell.sendCode']],
  'features/identity/security/change-password.tsx': [
    ['/en/user-center/security', 'settings.changePassword'],
  ],
  'features/identity/security/contact-row.tsx': [['/en/user-center/security', 'settings.verify']],
  'features/identity/security/passkeys.tsx': [['/en/user-center/security', 'settings.addPasskey']],
  'features/identity/session/password-form.tsx': [['/en/login', 'login.submit']],
  // The steps after the first one are sent in e2e/mall/open-store.e2e.ts.
  'features/mall/open-store/step-form.tsx': [['/en/mall/open-store?step=basics', 'openStore.next']],
  'features/people/profile/profile-form.tsx': [['/en/user-center/account', 'settings.save']],
  'features/people/seller-application/apply-page.tsx': [['/en/sell', 'sellerApplication.submit']],
  'features/people/subscription/subscribe-form.tsx': [['/en/subscribe', 'subscription.submit']],
  'features/platform/notification/channels-form.tsx': [
    ['/en/user-center/notices', 'userCenter.reachSave'],
  ],
}

/** Forms of a later step, which another test sends filled in. */
const FILLED_IN: Record<string, string> = {
  'features/identity/password-reset/new-password-form.tsx': 'e2e/http/account-forms.http.ts',
  'features/identity/password-reset/reset-code-form.tsx': 'e2e/http/account-forms.http.ts',
  'features/identity/register/account-form.tsx': 'e2e/http/account-forms.http.ts',
  'features/identity/security/parts/proof-way.tsx': 'e2e/identity/account-change.e2e.ts',
  'features/identity/security/two-step.tsx': 'e2e/identity/two-step.e2e.ts',
  'features/identity/session/code-form.tsx': 'e2e/identity/login.e2e.ts',
  'features/identity/session/second-step-form.tsx': 'e2e/identity/two-step.e2e.ts',
  'features/people/privacy/erase-account.tsx': 'e2e/identity/settings.e2e.ts',
}

const FORM = /<(?:\w+\.)?[fF]orm\b(?![^>]*method="get")/
/** Hidden fields alone are no field. */
const FIELD =
  /<(?:Plain[A-Z]\w+|MessageArea|CodeInput|(?!FavoriteFields|FollowFields)\w+Fields?|NewPassword|IdentityCheck|AgreeBox|textarea|select)\b|type="(?:radio|checkbox|text|email|tel)"|children\(\{ field/

test('every form of the shop that has fields is sent by a test', () => {
  const withFields = globSync('**/*.tsx', { cwd: APP }).filter((file) => {
    const text = readFileSync(join(APP, file), 'utf8')
    return /method="post"|<Form \{\.\.\.form\}/.test(text) && FORM.test(text) && FIELD.test(text)
  })
  expect(withFields.toSorted()).toEqual(
    [...Object.keys(SENT), ...Object.keys(FILLED_IN)].toSorted(),
  )
  for (const file of Object.values(FILLED_IN)) expect(existsSync(join(ROOT, file))).toBe(true)
})

/** The names of the fields that a page marks as wrong. */
const faultyIn = (html: string): string[] =>
  ['input', 'select', 'textarea']
    .flatMap((name) => tagsOf(html, name))
    .filter((tag) => tag['aria-invalid'] === 'true')
    .map((tag) => tag['name'] ?? '')

/** Sends a form as a browser does without any typing. */
async function sendAsIs(
  request: APIRequestContext,
  path: string,
  button: string,
  headers: Record<string, string>,
) {
  const page = await load(request, path, headers)
  const forms = elementsOf(page.html, 'form').map((form) => {
    const buttons = elementsOf(form.html, 'button')
    const pressed = buttons.find(
      ({ attributes, text }) =>
        attributes['type'] !== 'button' && (attributes['aria-label'] ?? text) === button,
    )
    return { ...form, pressed }
  })
  const form = forms.find(({ pressed }) => pressed)
  if (!form) throw new Error(`${path} has no form with the button ${button}: ${page.status}`)
  const preset = presetOf(form.html)
  const { name, value = '' } = form.pressed?.attributes ?? {}
  const reply = await request.post(form.attributes['action'] || path, {
    form: { ...preset, ...(name && { [name]: value }) },
    headers,
    maxRedirects: 0,
  })
  return { preset, status: reply.status(), html: await reply.text() }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const OPEN_TO_OFFERS = `
  select id from device where state = 'listed' and price_mode = 'offer' order by stock_no limit 1`

test('every form of the shop takes the values that it is shown with [FM-3] [IN-6]', async ({
  request,
  environment,
  api,
}) => {
  test.slow() // two requests for each form
  const staff = api()
  const member = await createMember(environment)
  const { records } = await staff(deviceEndpoints.list, { query: { size: 48 } })
  const deviceId = records.at(-7)?.deviceId ?? ''
  const { seller } = await staff(deviceEndpoints.detail, { query: { deviceId } })
  const { inquiryId } = await member.call(inquiryEndpoints.submit, {
    body: {
      submissionId: randomUUID(),
      deviceId,
      subject: 'Swing motor',
      content: `Please quote to my place. ${randomUUID()}`,
    },
  })
  await staff(inquiryStaffEndpoints.push, {
    body: { inquiryId, recipient: 'seller', sellerCodes: [seller.code] },
  })
  const dealer = callAs(environment, await dealerSession({ sellerCode: seller.code }))
  const { quoteId } = await dealer(quoteMerchantEndpoints.make, {
    body: {
      inquiryId,
      deviceId,
      price: { amount: '231000.00', currency: 'AED' },
      vat: 'standard',
      delivery: 'yard',
      readyOn: dayIn(20),
      warranty: 'none',
      validDays: 7,
      included: '',
      note: '',
    },
  })
  await member.call(savedSearchEndpoints.save, {
    body: {
      query: { emirate: 'sharjah' },
      name: 'Sharjah',
      pace: 'daily',
      isWant: false,
      note: '',
    },
  })
  const [found] = await sql(environment.databaseUrl, OPEN_TO_OFFERS)
  const known: Record<string, string> = {
    deviceId,
    inquiryId,
    quoteId,
    openToOffers: String(found?.['id']),
  }

  const refused: unknown[] = []
  for (const [file, forms] of Object.entries(SENT))
    for (const [place, button] of forms) {
      const path = place.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '')
      const isVisitor = /\/(?:login|register|check-account)/.test(path)
      const headers = {
        origin: environment.url,
        'x-forwarded-for': randomAddress(),
        ...(!isVisitor && { cookie: member.cookie }),
      }
      const { preset, status, html } = await sendAsIs(request, path, t(button), headers)
      const faulty = faultyIn(html)
      const wrong = faulty.filter((name) => preset[name])
      const isUnnamed = faulty.length === 0 && textOf(html).includes(t('error.fieldNotAllowed'))
      if (wrong.length > 0 || isUnnamed || status >= 500 || [403, 404, 413].includes(status))
        refused.push({ file, path, status, wrong, preset })
    }
  expect(refused).toEqual([])
})
