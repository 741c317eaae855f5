import type { MessageDescriptor } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type accountChange from '../messages/en/accountChange.json'
import type address from '../messages/en/address.json'
import type announcement from '../messages/en/announcement.json'
import type backofficeAnnouncement from '../messages/en/backofficeAnnouncement.json'
import type backofficeAudit from '../messages/en/backofficeAudit.json'
import type backofficeBranch from '../messages/en/backofficeBranch.json'
import type backofficeCatalogue from '../messages/en/backofficeCatalogue.json'
import type backofficeCurrency from '../messages/en/backofficeCurrency.json'
import type backofficeFeed from '../messages/en/backofficeFeed.json'
import type backofficeFigures from '../messages/en/backofficeFigures.json'
import type backofficeHelp from '../messages/en/backofficeHelp.json'
import type backofficeHomePage from '../messages/en/backofficeHomePage.json'
import type backofficeInquiry from '../messages/en/backofficeInquiry.json'
import type backofficeInspection from '../messages/en/backofficeInspection.json'
import type backofficeLandedCost from '../messages/en/backofficeLandedCost.json'
import type backofficeLedger from '../messages/en/backofficeLedger.json'
import type backofficeMember from '../messages/en/backofficeMember.json'
import type backofficeNews from '../messages/en/backofficeNews.json'
import type backofficePage from '../messages/en/backofficePage.json'
import type backofficePermission from '../messages/en/backofficePermission.json'
import type backofficeProduct from '../messages/en/backofficeProduct.json'
import type backofficeRole from '../messages/en/backofficeRole.json'
import type backofficeSeller from '../messages/en/backofficeSeller.json'
import type backofficeSetting from '../messages/en/backofficeSetting.json'
import type backofficeSignIn from '../messages/en/backofficeSignIn.json'
import type backofficeStaff from '../messages/en/backofficeStaff.json'
import type backofficeStore from '../messages/en/backofficeStore.json'
import type backofficeSwitch from '../messages/en/backofficeSwitch.json'
import type backofficeText from '../messages/en/backofficeText.json'
import type backofficeTextFile from '../messages/en/backofficeTextFile.json'
import type backofficeToday from '../messages/en/backofficeToday.json'
import type backofficeVideo from '../messages/en/backofficeVideo.json'
import type backofficeViewing from '../messages/en/backofficeViewing.json'
import type backofficeWant from '../messages/en/backofficeWant.json'
import type balance from '../messages/en/balance.json'
import type branch from '../messages/en/branch.json'
import type cart from '../messages/en/cart.json'
import type chat from '../messages/en/chat.json'
import type checkout from '../messages/en/checkout.json'
import type common from '../messages/en/common.json'
import type compare from '../messages/en/compare.json'
import type device from '../messages/en/device.json'
import type deviceDetail from '../messages/en/deviceDetail.json'
import type error from '../messages/en/error.json'
import type help from '../messages/en/help.json'
import type home from '../messages/en/home.json'
import type inquiry from '../messages/en/inquiry.json'
import type landedCost from '../messages/en/landedCost.json'
import type landingPage from '../messages/en/landingPage.json'
import type legal from '../messages/en/legal.json'
import type login from '../messages/en/login.json'
import type mail from '../messages/en/mail.json'
import type mall from '../messages/en/mall.json'
import type merchant from '../messages/en/merchant.json'
import type merchantInquiry from '../messages/en/merchantInquiry.json'
import type merchantLedger from '../messages/en/merchantLedger.json'
import type merchantStore from '../messages/en/merchantStore.json'
import type news from '../messages/en/news.json'
import type notification from '../messages/en/notification.json'
import type openStore from '../messages/en/openStore.json'
import type order from '../messages/en/order.json'
import type passport from '../messages/en/passport.json'
import type payment from '../messages/en/payment.json'
import type portal from '../messages/en/portal.json'
import type portalAccount from '../messages/en/portalAccount.json'
import type portalChat from '../messages/en/portalChat.json'
import type portalDevice from '../messages/en/portalDevice.json'
import type portalImport from '../messages/en/portalImport.json'
import type portalLedger from '../messages/en/portalLedger.json'
import type portalOrder from '../messages/en/portalOrder.json'
import type portalPeople from '../messages/en/portalPeople.json'
import type portalProduct from '../messages/en/portalProduct.json'
import type portalQuote from '../messages/en/portalQuote.json'
import type portalSignIn from '../messages/en/portalSignIn.json'
import type portalStore from '../messages/en/portalStore.json'
import type proforma from '../messages/en/proforma.json'
import type quote from '../messages/en/quote.json'
import type register from '../messages/en/register.json'
import type savedSearch from '../messages/en/savedSearch.json'
import type search from '../messages/en/search.json'
import type sellerApplication from '../messages/en/sellerApplication.json'
import type sellerPage from '../messages/en/sellerPage.json'
import type settings from '../messages/en/settings.json'
import type shell from '../messages/en/shell.json'
import type store from '../messages/en/store.json'
import type subscription from '../messages/en/subscription.json'
import type userCenter from '../messages/en/userCenter.json'
import type video from '../messages/en/video.json'
import type viewing from '../messages/en/viewing.json'
import type whatsapp from '../messages/en/whatsapp.json'
import type yard from '../messages/en/yard.json'

/** The namespaces and keys of the English packs: the source of every type below. */
export interface Packs {
  address: typeof address
  cart: typeof cart
  checkout: typeof checkout
  order: typeof order
  payment: typeof payment
  backofficeInquiry: typeof backofficeInquiry
  inquiry: typeof inquiry
  backofficeFigures: typeof backofficeFigures
  backofficeToday: typeof backofficeToday
  backofficeAudit: typeof backofficeAudit
  backofficeAnnouncement: typeof backofficeAnnouncement
  backofficeBranch: typeof backofficeBranch
  backofficeFeed: typeof backofficeFeed
  backofficeHelp: typeof backofficeHelp
  backofficeHomePage: typeof backofficeHomePage
  portalImport: typeof portalImport
  accountChange: typeof accountChange
  backofficeSeller: typeof backofficeSeller
  backofficeSetting: typeof backofficeSetting
  backofficeSignIn: typeof backofficeSignIn
  backofficeRole: typeof backofficeRole
  backofficePage: typeof backofficePage
  backofficePermission: typeof backofficePermission
  backofficeProduct: typeof backofficeProduct
  backofficeStaff: typeof backofficeStaff
  backofficeStore: typeof backofficeStore
  backofficeSwitch: typeof backofficeSwitch
  portalAccount: typeof portalAccount
  portalSignIn: typeof portalSignIn
  portalStore: typeof portalStore
  announcement: typeof announcement
  branch: typeof branch
  chat: typeof chat
  backofficeText: typeof backofficeText
  backofficeTextFile: typeof backofficeTextFile
  backofficeVideo: typeof backofficeVideo
  common: typeof common
  compare: typeof compare
  device: typeof device
  error: typeof error
  savedSearch: typeof savedSearch
  search: typeof search
  help: typeof help
  home: typeof home
  deviceDetail: typeof deviceDetail
  landedCost: typeof landedCost
  landingPage: typeof landingPage
  legal: typeof legal
  login: typeof login
  mail: typeof mail
  userCenter: typeof userCenter
  news: typeof news
  notification: typeof notification
  passport: typeof passport
  proforma: typeof proforma
  portal: typeof portal
  backofficeCatalogue: typeof backofficeCatalogue
  backofficeCurrency: typeof backofficeCurrency
  mall: typeof mall
  merchant: typeof merchant
  merchantInquiry: typeof merchantInquiry
  backofficeLedger: typeof backofficeLedger
  merchantLedger: typeof merchantLedger
  merchantStore: typeof merchantStore
  portalLedger: typeof portalLedger
  balance: typeof balance
  quote: typeof quote
  portalChat: typeof portalChat
  portalDevice: typeof portalDevice
  portalOrder: typeof portalOrder
  portalPeople: typeof portalPeople
  portalProduct: typeof portalProduct
  portalQuote: typeof portalQuote
  backofficeInspection: typeof backofficeInspection
  backofficeLandedCost: typeof backofficeLandedCost
  backofficeMember: typeof backofficeMember
  backofficeViewing: typeof backofficeViewing
  backofficeWant: typeof backofficeWant
  backofficeNews: typeof backofficeNews
  register: typeof register
  settings: typeof settings
  shell: typeof shell
  store: typeof store
  openStore: typeof openStore
  subscription: typeof subscription
  video: typeof video
  viewing: typeof viewing
  sellerApplication: typeof sellerApplication
  sellerPage: typeof sellerPage
  whatsapp: typeof whatsapp
  yard: typeof yard
}
export type Namespace = keyof Packs
export type Key = { [N in Namespace]: `${N}.${keyof Packs[N] & string}` }[Namespace]

/** Messages as the runtime takes them: compiled on the server, so the browser carries no parser. */
export type Compiled = Record<string, CompiledMessage>
export type Values = NonNullable<MessageDescriptor['values']>
export type Translate = (key: Key, values?: Values) => string
