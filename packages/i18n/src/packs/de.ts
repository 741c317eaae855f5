import announcement from '../../messages/de/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/de/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/de/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/de/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/de/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/de/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/de/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/de/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/de/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/de/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/de/content/branch.json' with { type: 'json' }
import help from '../../messages/de/content/help.json' with { type: 'json' }
import home from '../../messages/de/content/home.json' with { type: 'json' }
import landingPage from '../../messages/de/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/de/content/legal.json' with { type: 'json' }
import news from '../../messages/de/content/news.json' with { type: 'json' }
import video from '../../messages/de/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/de/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/de/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/de/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/de/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/de/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/de/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/de/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/de/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/de/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/de/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/de/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/de/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/de/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/de/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/de/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/de/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/de/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/de/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/de/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/de/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/de/identity/register.json' with { type: 'json' }
import settings from '../../messages/de/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/de/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/de/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/de/machines/compare.json' with { type: 'json' }
import device from '../../messages/de/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/de/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/de/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/de/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/de/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/de/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/de/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/de/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/de/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/de/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/de/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/de/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/de/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/de/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/de/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/de/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/de/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/de/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/de/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/de/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/de/mall/openStore.json' with { type: 'json' }
import order from '../../messages/de/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/de/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/de/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/de/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/de/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/de/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/de/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/de/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/de/mall/promotion.json' with { type: 'json' }
import question from '../../messages/de/mall/question.json' with { type: 'json' }
import review from '../../messages/de/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/de/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/de/mall/store.json' with { type: 'json' }
import voucher from '../../messages/de/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/de/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/de/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/de/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/de/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/de/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/de/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/de/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/de/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/de/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/de/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/de/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/de/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/de/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/de/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/de/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/de/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/de/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/de/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/de/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/de/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/de/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/de/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/de/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/de/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/de/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/de/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/de/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/de/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/de/platform/common.json' with { type: 'json' }
import error from '../../messages/de/platform/error.json' with { type: 'json' }
import mail from '../../messages/de/platform/mail.json' with { type: 'json' }
import notification from '../../messages/de/platform/notification.json' with { type: 'json' }
import portal from '../../messages/de/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/de/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/de/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/de/platform/search.json' with { type: 'json' }
import shell from '../../messages/de/platform/shell.json' with { type: 'json' }

export const de = {
  address,
  arrival,
  portalVoucher,
  voucher,
  cart,
  checkout,
  fit,
  merchantWantedPart,
  merchantProductQuestion,
  promotion,
  flashSale,
  portalFlashSale,
  question,
  backofficeReview,
  merchantReview,
  review,
  reviewFault,
  garage,
  loyalty,
  order,
  payment,
  backofficeInquiry,
  inquiry,
  backofficeAnalytics,
  backofficeToday,
  backofficeAudit,
  backofficeAnnouncement,
  backofficeBranch,
  backofficeFeed,
  backofficeHelp,
  backofficeHomePage,
  portalFigure,
  portalImport,
  accountChange,
  backofficeSeller,
  backofficeSetting,
  backofficeSignIn,
  backofficeRole,
  backofficePage,
  backofficePermission,
  backofficeProduct,
  backofficeStaff,
  backofficeStore,
  backofficeSwitch,
  portalAccount,
  portalSignIn,
  portalStore,
  announcement,
  branch,
  chat,
  backofficeText,
  backofficeTextFile,
  backofficeVideo,
  common,
  compare,
  device,
  error,
  savedSearch,
  search,
  help,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  news,
  notification,
  passport,
  portal,
  backofficeCatalogue,
  backofficeCurrency,
  mall,
  merchant,
  merchantInquiry,
  backofficeLedger,
  merchantLedger,
  merchantStore,
  portalLedger,
  balance,
  quote,
  portalChat,
  portalDevice,
  coupon,
  portalCoupon,
  wantedPart,
  portalOrder,
  portalPeople,
  portalProduct,
  portalPromotion,
  proforma,
  portalQuote,
  backofficeInspection,
  backofficeLandedCost,
  backofficeLoyalty,
  backofficeMember,
  backofficeViewing,
  backofficeDemand,
  backofficeNews,
  register,
  settings,
  soldPrice,
  shell,
  store,
  openStore,
  subscription,
  video,
  viewing,
  sellerApplication,
  sellerPage,
  whatsapp,
  yard,
}
