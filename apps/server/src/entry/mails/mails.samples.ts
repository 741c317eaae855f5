import type { LocaleCode } from '@ironsouq/i18n/locales'
import { chatUnreadEmail } from '#features/deals/chat/emails/chat-unread.email.ts'
import { inquiryEmail } from '#features/deals/inquiry/emails/inquiry.email.ts'
import { quoteEmail } from '#features/deals/quote/emails/quote.email.ts'
import { sellerQuoteEmail } from '#features/deals/quote/emails/seller-quote.email.ts'
import { searchDigestEmail } from '#features/deals/saved-search/emails/search-digest.email.ts'
import { viewingEmail } from '#features/deals/viewing/emails/viewing.email.ts'
import { accountChangeEmail } from '#features/identity/account-change/emails/account-change.email.ts'
import { newDeviceEmail } from '#features/identity/identity/emails/new-device.email.ts'
import { passwordChangedEmail } from '#features/identity/identity/emails/password-changed.email.ts'
import { resetPasswordEmail } from '#features/identity/portal-sign-in/emails/reset-password.email.ts'
import { welcomeEmail } from '#features/identity/registration/emails/welcome.email.ts'
import { codeEmail } from '#features/identity/verification/emails/code.email.ts'
import { hasAccountEmail } from '#features/identity/verification/emails/has-account.email.ts'
import { noAccountEmail } from '#features/identity/verification/emails/no-account.email.ts'
import { bankAccountEmail } from '#features/money/bank-account/emails/bank-account.email.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import { savedMachineEmail } from '#features/people/favorite/emails/saved-machine.email.ts'
import { erasedEmail } from '#features/people/privacy/emails/erased.email.ts'
import { exportReadyEmail } from '#features/people/privacy/emails/export-ready.email.ts'
import { ownerNamedEmail } from '#features/people/seller-account/emails/owner-named.email.ts'
import { sellerInvitationEmail } from '#features/people/seller-account/emails/seller-invitation.email.ts'
import { sellerSuspensionEmail } from '#features/people/seller-account/emails/seller-suspension.email.ts'
import { applicationRefusedEmail } from '#features/people/seller-application/emails/application-refused.email.ts'
import { confirmApplicationEmail } from '#features/people/seller-application/emails/confirm-application.email.ts'
import { administratorNamedEmail } from '#features/people/staff/emails/administrator-named.email.ts'
import { moneyAccessGivenEmail } from '#features/people/staff/emails/money-access-given.email.ts'
import { staffInvitationEmail } from '#features/people/staff/emails/staff-invitation.email.ts'
import { staffDecisionEmail } from '#features/people/staff/staff.decision-email.rules.ts'
import { confirmEmail } from '#features/people/subscription/emails/confirm.email.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { MALL_SAMPLES } from './mails.mall-samples.ts'
import { currencies, savedMachine as saved, siteUrl } from './mails.sample-machine.ts'

const at = new Date('2026-11-17T12:44:00Z')
const until = new Date('2026-11-17T12:54:00Z')
const from = { browser: 'Chrome', system: 'Android', country: 'AE' }
const code = { code: '407118', askedAt: at, expiresAt: until, ...from }

const aed = (amount: string) => ({ amount, currency: 'AED' })

const machineOf = (locale: LocaleCode, title: string) => ({
  title,
  url: `${siteUrl}/${locale}/device-detail/019a8f00`,
  picture: null,
  facts: '2019',
  price: moneyTexts({ locale, currencies }).both(aed('228000.00')),
  change: '',
})

const inquiry = {
  inquiryId: '019a8f00',
  inquiryNo: 5521,
  subject: 'Caterpillar 320, 2019, to Dammam',
  machine: 'Caterpillar 320',
  sellerName: 'Seven Dunes Plant',
  siteUrl,
}

const quote = (locale: LocaleCode) => {
  const price = moneyTexts({ locale, currencies }).both(aed('232000.00'))
  return {
    no: '5521',
    machine: 'Caterpillar 320',
    price,
    facts: [
      { label: 'mail.inquirySeller', value: 'Seven Dunes Plant' },
      { label: 'mail.quoteNumber', value: 'IS-Q-3312' },
      { label: 'mail.quotePrice', value: price },
    ] as const,
    note: '',
    number: 'PI-2026-0421',
    until: '19 Nov 2026, 16:44',
    path: '/inquiry-detail/019a8f00',
    siteUrl,
  }
}

const bankAccount = {
  firm: 'Seven Dunes Plant',
  holder: 'Seven Dunes Plant LLC',
  bank: 'Sahel Bank',
  ibanEnd: '3456',
  url: 'https://merchant.ironsouq.example/ledger',
}

const forSeller = {
  no: '5521',
  about: 'Caterpillar 320',
  price: 'AED 232,000',
  url: 'https://dealers.ironsouq.example/inquiries/019a8f00',
}

const viewing = {
  id: '019a8f00',
  deviceId: '019a8f01',
  startsAt: new Date('2026-11-19T05:30:00Z'),
  endsAt: new Date('2026-11-19T06:30:00Z'),
  name: 'Mariam Haddad',
  mail: 'mariam@reader.example',
  mobile: null,
  state: 'booked',
  sequence: 0,
  ticket: 'x'.repeat(43),
  title: 'Volvo EC220D',
  yearMade: 2019,
  stockNo: 'IS-104182',
  yard: {
    code: 'al-sajaa',
    name: 'Al Sajaa',
    emirate: 'sharjah',
    freeZone: false,
    latitude: 25.33,
    longitude: 55.63,
    address: 'Street 14, Gate 2',
    phone: '+97165550141',
    whatsapp: null,
    timeZone: 'Asia/Dubai',
    hours: [],
    takesViewings: true,
  },
} as const

const invitation = {
  by: 'Mariam Haddad',
  until: new Date('2026-11-19T12:44:00Z'),
  url: 'https://office.ironsouq.example/invitation#019a8f00.0d5c',
}

/** Every email that is sent, with invented values. */
export const SAMPLES: Readonly<Record<string, (locale: LocaleCode) => EmailBody>> = {
  ...MALL_SAMPLES,
  'code-register': (locale) => codeEmail(locale, { ...code, purpose: 'register' }),
  'code-login': (locale) => codeEmail(locale, { ...code, purpose: 'login' }),
  'code-reset': (locale) => codeEmail(locale, { ...code, purpose: 'reset' }),
  'code-change-mail': (locale) => codeEmail(locale, { ...code, purpose: 'changeMail' }),
  'code-secure': (locale) => codeEmail(locale, { ...code, purpose: 'secure', country: null }),
  'has-account': (locale) => hasAccountEmail(locale, { siteUrl }),
  'no-account': (locale) => noAccountEmail(locale, { siteUrl }),
  welcome: (locale) =>
    welcomeEmail(locale, { nickName: 'Mariam', account: 'mariam_haddad', siteUrl }),
  'new-device': (locale) =>
    newDeviceEmail(locale, { at, network: '94.200.31.0/24', siteUrl, ...from }),
  'password-changed': (locale) => passwordChangedEmail(locale, { at, siteUrl }),
  'account-change': (locale) =>
    accountChangeEmail(locale, {
      kind: 'mail',
      about: 'n•••@yard.example',
      at,
      undoUntil: new Date('2026-11-24T12:44:00Z'),
      network: '94.200.31.0/24',
      url: `${siteUrl}/${locale}/undo-change?ticket=019a8f00.0d5c`,
      ...from,
    }),
  'export-ready': (locale) => exportReadyEmail(locale, { siteUrl, until }),
  'saved-price-cut': (locale) =>
    savedMachineEmail(locale, {
      ...saved(locale),
      news: { kind: 'priceCut', price: aed('199000.00'), before: aed('209000.00') },
    }),
  'saved-sold': (locale) => savedMachineEmail(locale, { ...saved(locale), news: { kind: 'sold' } }),
  'saved-back-on-sale': (locale) =>
    savedMachineEmail(locale, {
      ...saved(locale),
      news: { kind: 'backOnSale', price: aed('199000.00') },
    }),
  'search-digest': (locale) =>
    searchDigestEmail(locale, {
      sections: [
        {
          name: 'Crawler excavators, 20 to 38 t',
          path: '/device-list?category=crawler-excavators&weight=20000-38000&sort=newest',
          machines: [machineOf(locale, 'Volvo EC220D'), machineOf(locale, 'Kobelco SK210LC')],
          count: 7,
        },
      ],
      cheaper: [{ ...machineOf(locale, 'Hitachi ZX200-5G'), change: 'AED 140,000' }],
      sold: [machineOf(locale, 'Caterpillar 320')],
      counts: { new: 7, cheaper: 1, sold: 1 },
      ticket: 'x'.repeat(80),
      siteUrl,
    }),
  'viewing-booked': (locale) =>
    viewingEmail(locale, {
      viewing: { ...viewing, yard: { ...viewing.yard, hours: [] } },
      reader: 'visitor',
      siteUrl,
      at,
    }),
  'viewing-yard': (locale) =>
    viewingEmail(locale, {
      viewing: { ...viewing, yard: { ...viewing.yard, hours: [] } },
      reader: 'yard',
      siteUrl,
      at,
    }),
  'viewing-cancelled': (locale) =>
    viewingEmail(locale, {
      viewing: {
        ...viewing,
        state: 'cancelled',
        sequence: 1,
        yard: { ...viewing.yard, hours: [] },
      },
      reader: 'visitor',
      siteUrl,
      at,
    }),
  'chat-unread': (locale) => chatUnreadEmail(locale, { sellerName: 'Seven Dunes Plant', siteUrl }),
  'inquiry-received': (locale) =>
    inquiryEmail(locale, { ...inquiry, sellerName: null, news: { kind: 'Received' } }),
  'inquiry-files-left': (locale) =>
    inquiryEmail(locale, { ...inquiry, news: { kind: 'FilesLeft' } }),
  'inquiry-pushed': (locale) => inquiryEmail(locale, { ...inquiry, news: { kind: 'Pushed' } }),
  'inquiry-invalid': (locale) =>
    inquiryEmail(locale, {
      ...inquiry,
      sellerName: null,
      news: { kind: 'Invalid', reason: 'missingDetails', note: 'Which size do you need?' },
    }),
  'inquiry-answered': (locale) =>
    inquiryEmail(locale, {
      ...inquiry,
      replyTo: 'reply+019a8f00@reply.ironsouq.example',
      news: {
        kind: 'Answered',
        body: 'The seal is included in the price. We film the work and add the video to the report.',
        author: 'staff',
        sellerName: 'Seven Dunes Plant',
      },
    }),
  'quote-received': (locale) => quoteEmail(locale, { ...quote(locale), news: 'quoteReceived' }),
  'quote-final': (locale) => quoteEmail(locale, { ...quote(locale), news: 'quoteFinal' }),
  'quote-reserved': (locale) => quoteEmail(locale, { ...quote(locale), news: 'quoteReserved' }),
  'quote-expired': (locale) => quoteEmail(locale, { ...quote(locale), news: 'quoteExpired' }),
  'offer-countered': (locale) => quoteEmail(locale, { ...quote(locale), news: 'offerCountered' }),
  'offer-declined': (locale) => quoteEmail(locale, { ...quote(locale), news: 'offerDeclined' }),
  'seller-request': (locale) =>
    sellerQuoteEmail(locale, { ...forSeller, news: 'Request', price: '' }),
  'seller-message': (locale) =>
    sellerQuoteEmail(locale, {
      ...forSeller,
      news: 'Message',
      price: '',
      replyTo: 'reply+019a8f00@reply.ironsouq.example',
    }),
  'seller-counter': (locale) => sellerQuoteEmail(locale, { ...forSeller, news: 'Counter' }),
  'seller-accepted': (locale) => sellerQuoteEmail(locale, { ...forSeller, news: 'Accepted' }),
  'seller-offer': (locale) => sellerQuoteEmail(locale, { ...forSeller, news: 'Offer' }),
  'staff-invited': (locale) => staffInvitationEmail(locale, { ...invitation, isAgain: false }),
  'staff-reset': (locale) => staffInvitationEmail(locale, { ...invitation, isAgain: true }),
  'staff-store-application': (locale) =>
    staffDecisionEmail(locale, {
      kind: 'staffStoreApplication',
      number: '2201',
      url: 'https://office.ironsouq.example/store-applications/1',
    }),
  'staff-seller-application': (locale) =>
    staffDecisionEmail(locale, {
      kind: 'staffSellerApplication',
      number: '2001',
      url: 'https://office.ironsouq.example/seller-applications/1',
    }),
  'staff-dispute': (locale) =>
    staffDecisionEmail(locale, {
      kind: 'staffDispute',
      number: 'dp_1SandboxOfStripe',
      url: 'https://office.ironsouq.example/ledger/disputes?state=open',
    }),
  'seller-invited': (locale) =>
    sellerInvitationEmail(locale, { ...invitation, firm: 'Seven Dunes Plant' }),
  'administrator-named': (locale) =>
    administratorNamedEmail(locale, {
      name: 'Noor Saleh',
      email: 'noor@ironsouq.example',
      by: 'Amal Haddad',
      url: 'https://office.ironsouq.example/roles',
    }),
  'portal-reset': (locale) =>
    resetPasswordEmail(locale, {
      portal: 'seller',
      url: 'https://merchant.ironsouq.example/reset#ticket',
    }),
  'money-access-given': (locale) =>
    moneyAccessGivenEmail(locale, {
      name: 'Noor Saleh',
      email: 'noor@ironsouq.example',
      by: 'Amal Haddad',
      url: 'https://office.ironsouq.example/staff',
    }),
  'bank-account-stated': (locale) => bankAccountEmail(locale, { ...bankAccount, news: 'Stated' }),
  'bank-account-confirmed': (locale) =>
    bankAccountEmail(locale, { ...bankAccount, news: 'Confirmed' }),
  'owner-named': (locale) =>
    ownerNamedEmail(locale, {
      firm: 'Seven Dunes Plant',
      name: 'Noor Saleh',
      email: 'noor@sevendunes.example',
      by: 'Rashid Karim',
      url: 'https://merchant.ironsouq.example/people',
    }),
  'seller-suspended': (locale) =>
    sellerSuspensionEmail(locale, {
      firm: 'Seven Dunes Plant',
      reason: 'Two buyers reported machines that do not exist.',
      url: 'https://merchant.ironsouq.example',
    }),
  'seller-restored': (locale) =>
    sellerSuspensionEmail(locale, {
      firm: 'Seven Dunes Plant',
      reason: null,
      url: 'https://merchant.ironsouq.example',
    }),
  'application-confirm': (locale) =>
    confirmApplicationEmail(locale, {
      firm: 'Seven Dunes Plant',
      url: `${siteUrl}/${locale}/sell/confirm?ticket=${'x'.repeat(43)}`,
    }),
  'application-refused': (locale) =>
    applicationRefusedEmail(locale, {
      reason: 'The trade licence ends this month. Please send the new one.',
      url: 'https://merchant.ironsouq.example/apply',
    }),
  erased: (locale) => erasedEmail(locale, { givenUp: 'AED 325.00', proofDays: 90 }),
  'subscription-confirm': (locale) => confirmEmail(locale, { ticket: 'x'.repeat(43), siteUrl }),
}
