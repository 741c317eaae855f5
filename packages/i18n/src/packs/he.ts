import announcement from '../../messages/he/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/he/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/he/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/he/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/he/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/he/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/he/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/he/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/he/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/he/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/he/content/branch.json' with { type: 'json' }
import help from '../../messages/he/content/help.json' with { type: 'json' }
import home from '../../messages/he/content/home.json' with { type: 'json' }
import landingPage from '../../messages/he/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/he/content/legal.json' with { type: 'json' }
import news from '../../messages/he/content/news.json' with { type: 'json' }
import video from '../../messages/he/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/he/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/he/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/he/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/he/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/he/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/he/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/he/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/he/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/he/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/he/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/he/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/he/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/he/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/he/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/he/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/he/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/he/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/he/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/he/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/he/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/he/identity/register.json' with { type: 'json' }
import settings from '../../messages/he/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/he/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/he/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/he/machines/compare.json' with { type: 'json' }
import device from '../../messages/he/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/he/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/he/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/he/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/he/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/he/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/he/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/he/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/he/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/he/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/he/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/he/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/he/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/he/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/he/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/he/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/he/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/he/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/he/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/he/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/he/mall/openStore.json' with { type: 'json' }
import order from '../../messages/he/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/he/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/he/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/he/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/he/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/he/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/he/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/he/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/he/mall/promotion.json' with { type: 'json' }
import question from '../../messages/he/mall/question.json' with { type: 'json' }
import review from '../../messages/he/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/he/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/he/mall/store.json' with { type: 'json' }
import voucher from '../../messages/he/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/he/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/he/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/he/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/he/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/he/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/he/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/he/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/he/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/he/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/he/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/he/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/he/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/he/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/he/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/he/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/he/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/he/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/he/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/he/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/he/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/he/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/he/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/he/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/he/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/he/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/he/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/he/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/he/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/he/platform/common.json' with { type: 'json' }
import error from '../../messages/he/platform/error.json' with { type: 'json' }
import mail from '../../messages/he/platform/mail.json' with { type: 'json' }
import notification from '../../messages/he/platform/notification.json' with { type: 'json' }
import portal from '../../messages/he/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/he/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/he/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/he/platform/search.json' with { type: 'json' }
import shell from '../../messages/he/platform/shell.json' with { type: 'json' }

export const he = {
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
