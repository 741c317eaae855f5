import announcement from '../../messages/ko/content/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/ko/content/backofficeAnnouncement.json' with { type: 'json' }
import backofficeBranch from '../../messages/ko/content/backofficeBranch.json' with { type: 'json' }
import backofficeHelp from '../../messages/ko/content/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/ko/content/backofficeHomePage.json' with { type: 'json' }
import backofficeNews from '../../messages/ko/content/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/ko/content/backofficePage.json' with { type: 'json' }
import backofficeText from '../../messages/ko/content/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/ko/content/backofficeTextFile.json' with { type: 'json' }
import backofficeVideo from '../../messages/ko/content/backofficeVideo.json' with { type: 'json' }
import branch from '../../messages/ko/content/branch.json' with { type: 'json' }
import help from '../../messages/ko/content/help.json' with { type: 'json' }
import home from '../../messages/ko/content/home.json' with { type: 'json' }
import landingPage from '../../messages/ko/content/landingPage.json' with { type: 'json' }
import legal from '../../messages/ko/content/legal.json' with { type: 'json' }
import news from '../../messages/ko/content/news.json' with { type: 'json' }
import video from '../../messages/ko/content/video.json' with { type: 'json' }
import backofficeDemand from '../../messages/ko/deals/backofficeDemand.json' with { type: 'json' }
import backofficeInquiry from '../../messages/ko/deals/backofficeInquiry.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/ko/deals/backofficeLandedCost.json' with { type: 'json' }
import backofficeViewing from '../../messages/ko/deals/backofficeViewing.json' with { type: 'json' }
import chat from '../../messages/ko/deals/chat.json' with { type: 'json' }
import inquiry from '../../messages/ko/deals/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/ko/deals/landedCost.json' with { type: 'json' }
import merchantInquiry from '../../messages/ko/deals/merchantInquiry.json' with { type: 'json' }
import portalChat from '../../messages/ko/deals/portalChat.json' with { type: 'json' }
import portalQuote from '../../messages/ko/deals/portalQuote.json' with { type: 'json' }
import proforma from '../../messages/ko/deals/proforma.json' with { type: 'json' }
import quote from '../../messages/ko/deals/quote.json' with { type: 'json' }
import savedSearch from '../../messages/ko/deals/savedSearch.json' with { type: 'json' }
import viewing from '../../messages/ko/deals/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/ko/deals/whatsapp.json' with { type: 'json' }
import accountChange from '../../messages/ko/identity/accountChange.json' with { type: 'json' }
import backofficeSignIn from '../../messages/ko/identity/backofficeSignIn.json' with { type: 'json' }
import login from '../../messages/ko/identity/login.json' with { type: 'json' }
import portalAccount from '../../messages/ko/identity/portalAccount.json' with { type: 'json' }
import portalSignIn from '../../messages/ko/identity/portalSignIn.json' with { type: 'json' }
import register from '../../messages/ko/identity/register.json' with { type: 'json' }
import settings from '../../messages/ko/identity/settings.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/ko/machines/backofficeCatalogue.json' with { type: 'json' }
import backofficeInspection from '../../messages/ko/machines/backofficeInspection.json' with { type: 'json' }
import compare from '../../messages/ko/machines/compare.json' with { type: 'json' }
import device from '../../messages/ko/machines/device.json' with { type: 'json' }
import deviceDetail from '../../messages/ko/machines/deviceDetail.json' with { type: 'json' }
import passport from '../../messages/ko/machines/passport.json' with { type: 'json' }
import portalDevice from '../../messages/ko/machines/portalDevice.json' with { type: 'json' }
import soldPrice from '../../messages/ko/machines/soldPrice.json' with { type: 'json' }
import yard from '../../messages/ko/machines/yard.json' with { type: 'json' }
import arrival from '../../messages/ko/mall/arrival.json' with { type: 'json' }
import backofficeProduct from '../../messages/ko/mall/backofficeProduct.json' with { type: 'json' }
import backofficeReview from '../../messages/ko/mall/backofficeReview.json' with { type: 'json' }
import backofficeStore from '../../messages/ko/mall/backofficeStore.json' with { type: 'json' }
import cart from '../../messages/ko/mall/cart.json' with { type: 'json' }
import checkout from '../../messages/ko/mall/checkout.json' with { type: 'json' }
import coupon from '../../messages/ko/mall/coupon.json' with { type: 'json' }
import fit from '../../messages/ko/mall/fit.json' with { type: 'json' }
import flashSale from '../../messages/ko/mall/flashSale.json' with { type: 'json' }
import mall from '../../messages/ko/mall/mall.json' with { type: 'json' }
import merchantProductQuestion from '../../messages/ko/mall/merchantProductQuestion.json' with { type: 'json' }
import merchantReview from '../../messages/ko/mall/merchantReview.json' with { type: 'json' }
import merchantStore from '../../messages/ko/mall/merchantStore.json' with { type: 'json' }
import merchantWantedPart from '../../messages/ko/mall/merchantWantedPart.json' with { type: 'json' }
import openStore from '../../messages/ko/mall/openStore.json' with { type: 'json' }
import order from '../../messages/ko/mall/order.json' with { type: 'json' }
import portalCoupon from '../../messages/ko/mall/portalCoupon.json' with { type: 'json' }
import portalFlashSale from '../../messages/ko/mall/portalFlashSale.json' with { type: 'json' }
import portalOrder from '../../messages/ko/mall/portalOrder.json' with { type: 'json' }
import portalProduct from '../../messages/ko/mall/portalProduct.json' with { type: 'json' }
import portalPromotion from '../../messages/ko/mall/portalPromotion.json' with { type: 'json' }
import portalStore from '../../messages/ko/mall/portalStore.json' with { type: 'json' }
import portalVoucher from '../../messages/ko/mall/portalVoucher.json' with { type: 'json' }
import promotion from '../../messages/ko/mall/promotion.json' with { type: 'json' }
import question from '../../messages/ko/mall/question.json' with { type: 'json' }
import review from '../../messages/ko/mall/review.json' with { type: 'json' }
import reviewFault from '../../messages/ko/mall/reviewFault.json' with { type: 'json' }
import store from '../../messages/ko/mall/store.json' with { type: 'json' }
import voucher from '../../messages/ko/mall/voucher.json' with { type: 'json' }
import wantedPart from '../../messages/ko/mall/wantedPart.json' with { type: 'json' }
import backofficeCurrency from '../../messages/ko/money/backofficeCurrency.json' with { type: 'json' }
import backofficeLedger from '../../messages/ko/money/backofficeLedger.json' with { type: 'json' }
import balance from '../../messages/ko/money/balance.json' with { type: 'json' }
import merchantLedger from '../../messages/ko/money/merchantLedger.json' with { type: 'json' }
import payment from '../../messages/ko/money/payment.json' with { type: 'json' }
import portalLedger from '../../messages/ko/money/portalLedger.json' with { type: 'json' }
import address from '../../messages/ko/people/address.json' with { type: 'json' }
import backofficeLoyalty from '../../messages/ko/people/backofficeLoyalty.json' with { type: 'json' }
import backofficeMember from '../../messages/ko/people/backofficeMember.json' with { type: 'json' }
import backofficePermission from '../../messages/ko/people/backofficePermission.json' with { type: 'json' }
import backofficeRole from '../../messages/ko/people/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/ko/people/backofficeSeller.json' with { type: 'json' }
import backofficeStaff from '../../messages/ko/people/backofficeStaff.json' with { type: 'json' }
import garage from '../../messages/ko/people/garage.json' with { type: 'json' }
import loyalty from '../../messages/ko/people/loyalty.json' with { type: 'json' }
import merchant from '../../messages/ko/people/merchant.json' with { type: 'json' }
import portalPeople from '../../messages/ko/people/portalPeople.json' with { type: 'json' }
import sellerApplication from '../../messages/ko/people/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/ko/people/sellerPage.json' with { type: 'json' }
import subscription from '../../messages/ko/people/subscription.json' with { type: 'json' }
import userCenter from '../../messages/ko/people/userCenter.json' with { type: 'json' }
import backofficeAnalytics from '../../messages/ko/platform/backofficeAnalytics.json' with { type: 'json' }
import backofficeAudit from '../../messages/ko/platform/backofficeAudit.json' with { type: 'json' }
import backofficeFeed from '../../messages/ko/platform/backofficeFeed.json' with { type: 'json' }
import backofficeSetting from '../../messages/ko/platform/backofficeSetting.json' with { type: 'json' }
import backofficeSwitch from '../../messages/ko/platform/backofficeSwitch.json' with { type: 'json' }
import backofficeToday from '../../messages/ko/platform/backofficeToday.json' with { type: 'json' }
import common from '../../messages/ko/platform/common.json' with { type: 'json' }
import error from '../../messages/ko/platform/error.json' with { type: 'json' }
import mail from '../../messages/ko/platform/mail.json' with { type: 'json' }
import notification from '../../messages/ko/platform/notification.json' with { type: 'json' }
import portal from '../../messages/ko/platform/portal.json' with { type: 'json' }
import portalFigure from '../../messages/ko/platform/portalFigure.json' with { type: 'json' }
import portalImport from '../../messages/ko/platform/portalImport.json' with { type: 'json' }
import search from '../../messages/ko/platform/search.json' with { type: 'json' }
import shell from '../../messages/ko/platform/shell.json' with { type: 'json' }

export const ko = {
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
