import type { MessageDescriptor } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type announcement from '../messages/en/content/announcement.json'
import type backofficeAnnouncement from '../messages/en/content/backofficeAnnouncement.json'
import type backofficeBranch from '../messages/en/content/backofficeBranch.json'
import type backofficeHelp from '../messages/en/content/backofficeHelp.json'
import type backofficeHomePage from '../messages/en/content/backofficeHomePage.json'
import type backofficeNews from '../messages/en/content/backofficeNews.json'
import type backofficePage from '../messages/en/content/backofficePage.json'
import type backofficeText from '../messages/en/content/backofficeText.json'
import type backofficeTextFile from '../messages/en/content/backofficeTextFile.json'
import type backofficeVideo from '../messages/en/content/backofficeVideo.json'
import type branch from '../messages/en/content/branch.json'
import type help from '../messages/en/content/help.json'
import type home from '../messages/en/content/home.json'
import type landingPage from '../messages/en/content/landingPage.json'
import type legal from '../messages/en/content/legal.json'
import type news from '../messages/en/content/news.json'
import type video from '../messages/en/content/video.json'
import type backofficeDemand from '../messages/en/deals/backofficeDemand.json'
import type backofficeInquiry from '../messages/en/deals/backofficeInquiry.json'
import type backofficeLandedCost from '../messages/en/deals/backofficeLandedCost.json'
import type backofficeViewing from '../messages/en/deals/backofficeViewing.json'
import type chat from '../messages/en/deals/chat.json'
import type inquiry from '../messages/en/deals/inquiry.json'
import type landedCost from '../messages/en/deals/landedCost.json'
import type merchantInquiry from '../messages/en/deals/merchantInquiry.json'
import type portalChat from '../messages/en/deals/portalChat.json'
import type portalQuote from '../messages/en/deals/portalQuote.json'
import type proforma from '../messages/en/deals/proforma.json'
import type quote from '../messages/en/deals/quote.json'
import type savedSearch from '../messages/en/deals/savedSearch.json'
import type viewing from '../messages/en/deals/viewing.json'
import type whatsapp from '../messages/en/deals/whatsapp.json'
import type accountChange from '../messages/en/identity/accountChange.json'
import type backofficeSignIn from '../messages/en/identity/backofficeSignIn.json'
import type login from '../messages/en/identity/login.json'
import type portalAccount from '../messages/en/identity/portalAccount.json'
import type portalSignIn from '../messages/en/identity/portalSignIn.json'
import type register from '../messages/en/identity/register.json'
import type settings from '../messages/en/identity/settings.json'
import type backofficeCatalogue from '../messages/en/machines/backofficeCatalogue.json'
import type backofficeInspection from '../messages/en/machines/backofficeInspection.json'
import type compare from '../messages/en/machines/compare.json'
import type device from '../messages/en/machines/device.json'
import type deviceDetail from '../messages/en/machines/deviceDetail.json'
import type passport from '../messages/en/machines/passport.json'
import type portalDevice from '../messages/en/machines/portalDevice.json'
import type soldPrice from '../messages/en/machines/soldPrice.json'
import type yard from '../messages/en/machines/yard.json'
import type arrival from '../messages/en/mall/arrival.json'
import type backofficeProduct from '../messages/en/mall/backofficeProduct.json'
import type backofficeReview from '../messages/en/mall/backofficeReview.json'
import type backofficeStore from '../messages/en/mall/backofficeStore.json'
import type cart from '../messages/en/mall/cart.json'
import type checkout from '../messages/en/mall/checkout.json'
import type coupon from '../messages/en/mall/coupon.json'
import type fit from '../messages/en/mall/fit.json'
import type flashSale from '../messages/en/mall/flashSale.json'
import type mall from '../messages/en/mall/mall.json'
import type merchantProductQuestion from '../messages/en/mall/merchantProductQuestion.json'
import type merchantReview from '../messages/en/mall/merchantReview.json'
import type merchantStore from '../messages/en/mall/merchantStore.json'
import type merchantWantedPart from '../messages/en/mall/merchantWantedPart.json'
import type openStore from '../messages/en/mall/openStore.json'
import type order from '../messages/en/mall/order.json'
import type portalCoupon from '../messages/en/mall/portalCoupon.json'
import type portalFlashSale from '../messages/en/mall/portalFlashSale.json'
import type portalOrder from '../messages/en/mall/portalOrder.json'
import type portalProduct from '../messages/en/mall/portalProduct.json'
import type portalPromotion from '../messages/en/mall/portalPromotion.json'
import type portalStore from '../messages/en/mall/portalStore.json'
import type portalVoucher from '../messages/en/mall/portalVoucher.json'
import type promotion from '../messages/en/mall/promotion.json'
import type question from '../messages/en/mall/question.json'
import type review from '../messages/en/mall/review.json'
import type reviewFault from '../messages/en/mall/reviewFault.json'
import type store from '../messages/en/mall/store.json'
import type voucher from '../messages/en/mall/voucher.json'
import type wantedPart from '../messages/en/mall/wantedPart.json'
import type backofficeCurrency from '../messages/en/money/backofficeCurrency.json'
import type backofficeLedger from '../messages/en/money/backofficeLedger.json'
import type balance from '../messages/en/money/balance.json'
import type merchantLedger from '../messages/en/money/merchantLedger.json'
import type payment from '../messages/en/money/payment.json'
import type portalLedger from '../messages/en/money/portalLedger.json'
import type address from '../messages/en/people/address.json'
import type backofficeLoyalty from '../messages/en/people/backofficeLoyalty.json'
import type backofficeMember from '../messages/en/people/backofficeMember.json'
import type backofficePermission from '../messages/en/people/backofficePermission.json'
import type backofficeRole from '../messages/en/people/backofficeRole.json'
import type backofficeSeller from '../messages/en/people/backofficeSeller.json'
import type backofficeStaff from '../messages/en/people/backofficeStaff.json'
import type garage from '../messages/en/people/garage.json'
import type loyalty from '../messages/en/people/loyalty.json'
import type merchant from '../messages/en/people/merchant.json'
import type portalPeople from '../messages/en/people/portalPeople.json'
import type sellerApplication from '../messages/en/people/sellerApplication.json'
import type sellerPage from '../messages/en/people/sellerPage.json'
import type subscription from '../messages/en/people/subscription.json'
import type userCenter from '../messages/en/people/userCenter.json'
import type backofficeAnalytics from '../messages/en/platform/backofficeAnalytics.json'
import type backofficeAudit from '../messages/en/platform/backofficeAudit.json'
import type backofficeFeed from '../messages/en/platform/backofficeFeed.json'
import type backofficeSetting from '../messages/en/platform/backofficeSetting.json'
import type backofficeSwitch from '../messages/en/platform/backofficeSwitch.json'
import type backofficeToday from '../messages/en/platform/backofficeToday.json'
import type common from '../messages/en/platform/common.json'
import type error from '../messages/en/platform/error.json'
import type mail from '../messages/en/platform/mail.json'
import type notification from '../messages/en/platform/notification.json'
import type portal from '../messages/en/platform/portal.json'
import type portalFigure from '../messages/en/platform/portalFigure.json'
import type portalImport from '../messages/en/platform/portalImport.json'
import type search from '../messages/en/platform/search.json'
import type shell from '../messages/en/platform/shell.json'

/** The namespaces and keys of the English packs: the source of every type below. */
export interface Packs {
  address: typeof address
  arrival: typeof arrival
  portalVoucher: typeof portalVoucher
  voucher: typeof voucher
  cart: typeof cart
  checkout: typeof checkout
  fit: typeof fit
  merchantWantedPart: typeof merchantWantedPart
  merchantProductQuestion: typeof merchantProductQuestion
  promotion: typeof promotion
  flashSale: typeof flashSale
  portalFlashSale: typeof portalFlashSale
  question: typeof question
  backofficeReview: typeof backofficeReview
  merchantReview: typeof merchantReview
  review: typeof review
  reviewFault: typeof reviewFault
  garage: typeof garage
  loyalty: typeof loyalty
  order: typeof order
  payment: typeof payment
  backofficeInquiry: typeof backofficeInquiry
  inquiry: typeof inquiry
  backofficeAnalytics: typeof backofficeAnalytics
  backofficeToday: typeof backofficeToday
  backofficeAudit: typeof backofficeAudit
  backofficeAnnouncement: typeof backofficeAnnouncement
  backofficeBranch: typeof backofficeBranch
  backofficeFeed: typeof backofficeFeed
  backofficeHelp: typeof backofficeHelp
  backofficeHomePage: typeof backofficeHomePage
  portalFigure: typeof portalFigure
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
  coupon: typeof coupon
  portalCoupon: typeof portalCoupon
  wantedPart: typeof wantedPart
  portalOrder: typeof portalOrder
  portalPeople: typeof portalPeople
  portalProduct: typeof portalProduct
  portalPromotion: typeof portalPromotion
  portalQuote: typeof portalQuote
  backofficeInspection: typeof backofficeInspection
  backofficeLandedCost: typeof backofficeLandedCost
  backofficeLoyalty: typeof backofficeLoyalty
  backofficeMember: typeof backofficeMember
  backofficeViewing: typeof backofficeViewing
  backofficeDemand: typeof backofficeDemand
  backofficeNews: typeof backofficeNews
  register: typeof register
  settings: typeof settings
  soldPrice: typeof soldPrice
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
